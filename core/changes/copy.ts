import type { ChangeWords } from '#core/games/copy/changes.ts';
import { changeSentence } from '#core/games/copy/page.ts';
import type { ChangeKind } from '#core/games/game.ts';
import { capital } from '#core/kit/capital.ts';

/** Kinds whose text continues after the names of the sides: 'Flamengo x Palmeiras saiu do guia'. */
const GOES_ON: readonly ChangeKind[] = ['created', 'removed', 'restored'];

/**
 * One change of a game as a full sentence: 'Flamengo x Palmeiras mudou de 21h30 para 19h.',
 * 'Flamengo x Palmeiras: adiado.' `words` = its old and new state; null where words cannot
 * distinguish them.
 */
export function changeText(title: string, kind: ChangeKind, words: ChangeWords | null): string {
	if (words === null) return `${title}: ${UPDATED[kind] ?? 'dados atualizados'}.`;
	const { before, after } = words;
	if (kind === 'status' && after !== null) return `${title}: ${after}.`;
	if (kind === 'teams') return `${capital(changeSentence(kind, before, after))}.`;
	const sentence = changeSentence(kind, before, after);
	const goesOn = GOES_ON.includes(kind) || (kind === 'kickoff' && before !== null);
	return `${title}${goesOn ? ' ' : sentence.includes(': ') ? ', ' : ': '}${sentence}.`;
}

const UPDATED: Partial<Record<ChangeKind, string>> = {
	broadcasts: 'transmissão atualizada',
	kickoff: 'hora atualizada',
};
