import { WEEKDAYS } from '#core/football-pt/patterns.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import type { AgendaState } from '#core/importing/agenda/agenda-state.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { hasGame } from '#core/importing/agenda/lines/game-lines.ts';
import { dashedSides } from '#core/importing/agenda/sides/listing-sides.ts';
import { dashPair } from '#core/importing/agenda/sides/pairs.ts';
import { sentencesOf } from './sentences.ts';
import { splitDashed } from './split-dashed.ts';
import { splitGlued } from './split-glued.ts';
import { splitLabels } from './split-labels.ts';
import { splitSided } from './split-sided.ts';

/**
 * Splits a line into rows: table rows without line breaks, consecutive labels, and sentences that
 * each hold a game.
 */
export function rowsOf(text: string, state: AgendaState): string[] {
	const holdsPair = (row: string) =>
		dashPair(row, state.known.team) !== null || dashedSides(row) !== null;
	return splitGlued(joinUf(text, state))
		.flatMap((row) => splitSided(row, state.known))
		.flatMap((row) => splitDashed(row, holdsPair))
		.flatMap(splitLabels)
		.flatMap((row) => splitProse(row, state));
}

/** 'Na sequência, às 19h, a bola rola em Belém.': the hour of the game in the next sentence. */
const OPENS =
	/^(?:na sequ[êe]ncia|em seguida|mais tarde|logo (?:depois|mais|ap[óo]s)|depois|por fim|para fechar)(?!\p{L})/iu;

/** 'Já domingo (8) será movimentado.': the day of the games in the next sentences. */
const OPENS_DAY = new RegExp(
	String.raw`^(?:j[áa] )?(?:n[oa] )?(?:${WEEKDAYS})(?:-feira)?,? (?:\(?\d|ser[áa]|ter[áa]|tem|h[áa])`,
	'iu',
);

/**
 * 'A partida tem transmissão da TNT.' before the first game of a paragraph refers to the previous
 * game.
 */
const CLOSES =
	/^(?:a partida|o (?:jogo|duelo|confronto))(?!\p{L}).{0,60}(?:transmi|exib|televis|acompanhad|assistid)/iu;

/**
 * Splits prose into sentences that each hold a game; a sentence without one joins the previous
 * sentence.
 */
function splitProse(row: string, state: AgendaState): string[] {
	const sentences = row.length > 80 ? sentencesOf(row) : [row];
	if (sentences.length < 2) return [row];
	const parts: string[] = [];
	for (const [at, sentence] of sentences.entries()) {
		const last = parts.at(-1);
		const isTimed = findClocks(sentence).length > 0;
		const opens =
			(isTimed ? OPENS : OPENS_DAY).test(sentence) && hasGame(sentences[at + 1] ?? '', state);
		const isClosed =
			last !== undefined && CLOSES.test(sentences[at - 1] ?? '') && !hasGame(last, state);
		if (
			last === undefined ||
			isClosed ||
			((opens || hasGame(sentence, state)) && hasGame(last, state))
		)
			parts.push(sentence);
		else parts[parts.length - 1] = `${last}. ${sentence}`;
	}
	return parts;
}

const CODES = Object.keys(UFS).join('|');
const NAME_AND_STATE = new RegExp(
	`(?<=\\p{L})\\s[–—-]\\s?(?=(?:${CODES})(?:\\s+x\\s|\\s+[A-Z]|\\s*$))`,
	'gu',
);

/** 'Ituano – SP x Vilhenense – RO': the state is part of the name. */
function joinUf(text: string, { known }: AgendaState): string {
	// 'CR Flamengo - SE Palmeiras': the letters may belong to the club's own name.
	return text
		.replace(/(?<=\p{L}) - SAF(?!\p{L})/gu, ' SAF')
		.replace(NAME_AND_STATE, (dash, place: number) => {
			const ahead = /^[A-Z]{2} \p{Lu}\p{L}+/u.exec(text.slice(place + dash.length))?.[0];
			return ahead !== undefined && known.team(ahead) ? dash : '-';
		});
}
