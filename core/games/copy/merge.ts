import { formatMoment } from '#core/copy/moments.ts';
import type { GameChangeInput, StaleGame } from '#core/games/contract/form.ts';
import { snapshotOfChange } from '#core/games/game-change.ts';
import { lineOf, type MergeKey } from '#core/games/merge/merge-game.ts';
import { broadcastWords, type GameLine, type LineNames, linesByField } from './lines.ts';

const LIST = new Intl.ListFormat('pt-BR');
const PROGRAM = 'O programa ou uma importação';

/** Two operators editing one game. */
export const gameMergeCopy = {
	title: 'Vocês mudaram o mesmo campo',
	text: (saved: string) =>
		`${saved}, enquanto você editava. Escolha o que vale em cada campo; o resto das duas mudanças fica.`,
	mine: 'A sua',
	theirs: 'A salva',
	along: 'Também mudou, e fica:',
	save: 'Salvar assim',
	take: 'Desistir da minha mudança',
	merged: (saved: string) =>
		`${saved}, enquanto você editava. As duas mudanças ficaram. Veio junto:`,
	gone: 'sem este canal',
	order: 'Ordem dos canais',
} as const;

/**
 * Who has saved a game since, and when last: 'Ana e Bia salvaram este jogo em 20/11/2026 às 21h30'.
 */
export function savedWords(saves: StaleGame['saves']): string {
	const people = [...new Set(saves.map(({ actor }) => actor ?? PROGRAM))];
	const verb = people.length === 1 ? 'salvou' : 'salvaram';
	const last = saves.at(-1);
	return `${LIST.format(people.length === 0 ? [PROGRAM] : people)} ${verb} este jogo${last === undefined ? '' : ` em ${formatMoment(last.at)}`}`;
}

/** One version's value of something that both operators may have changed. */
export function mergeLine(game: GameChangeInput, key: MergeKey, names: LineNames): GameLine {
	const snapshot = snapshotOfChange(
		{ ...game, broadcasts: game.broadcasts.map((line) => ({ ...line, verifiedAt: null })) },
		0,
	);
	const nameOf = (id: string | null) =>
		names.channels.find((channel) => channel.id === id)?.shortName ?? id ?? '';
	if (key === 'order')
		return {
			label: gameMergeCopy.order,
			text: snapshot.broadcasts.map(({ channelId }) => nameOf(channelId)).join(', '),
		};
	if (!isOfChannel(key)) return linesByField(snapshot, names)[key];
	const line = lineOf(snapshot, key);
	const label = nameOf(key.slice('channel:'.length));
	return { label, text: line === undefined ? gameMergeCopy.gone : broadcastWords(line, names) };
}

function isOfChannel(key: MergeKey): key is `channel:${string}` {
	return key.startsWith('channel:');
}

/** What was merged from the other's save, one line each: 'Fase ou rodada: 99ª rodada'. */
export function alongLines(
	game: GameChangeInput,
	keys: readonly MergeKey[],
	names: LineNames,
): string[] {
	return keys.map((key) => {
		const { label, text } = mergeLine(game, key, names);
		return key.startsWith('channel:') && text !== gameMergeCopy.gone ? text : `${label}: ${text}`;
	});
}
