import { WEEKDAYS } from '#core/football-pt/patterns.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { dashedSides } from '#core/importing/agenda/sides/listing-sides.ts';
import { dashPair } from '#core/importing/agenda/sides/pairs.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { sentencesOf } from '#core/importing/agenda/text/parts.ts';
import { splitDashed, splitGlued, splitLabels } from '#core/importing/agenda/text/split-rows.ts';
import type { SidesContext } from './agenda-state.ts';
import { hasGame } from './game-lines.ts';

/** The rows of a line: joined rows, labels, sentences with a game. */
export function rowsOf(text: string, state: SidesContext): string[] {
	const holdsPair = (row: string) =>
		dashPair(row, state.known.team) !== null || dashedSides(row) !== null;
	return splitGlued(joinUf(text, state))
		.flatMap((row) => splitDashed(row, holdsPair))
		.flatMap(splitLabels)
		.flatMap((row) => splitProse(row, state));
}

const SHORTEST_PROSE = 80;
/** 'Mais tarde': the hour of the next sentence's game. */
const OPENS =
	/^(?:na sequ[êe]ncia|em seguida|mais tarde|logo (?:depois|mais|ap[óo]s)|depois|por fim|para fechar)(?!\p{L})/iu;
/** 'No sábado, tem': the day of the next sentences. */
const OPENS_DAY = new RegExp(
	String.raw`^(?:j[áa] )?(?:n[oa] )?(?:${WEEKDAYS})(?:-feira)?,? (?:\(?\d|ser[áa]|ter[áa]|tem|h[áa])`,
	'iu',
);
/** 'A partida tem transmissão da TNT.' is about the game before. */
const CLOSES =
	/^(?:a partida|o (?:jogo|duelo|confronto))(?!\p{L}).{0,60}(?:transmi|exib|televis|acompanhad|assistid)/iu;

function splitProse(row: string, state: SidesContext): string[] {
	if (row.length <= SHORTEST_PROSE) return [row];
	const sentences = sentencesOf(row);
	const parts = sentences.slice(0, 1);
	for (const [at, sentence] of sentences.entries()) {
		if (at === 0) continue;
		const last = parts.at(-1) ?? '';
		if (beginsRow(sentences, at, last, state)) parts.push(sentence);
		else parts[parts.length - 1] = `${last}. ${sentence}`;
	}
	return parts;
}

/** Whether a sentence begins a row; `last`: the row so far. */
function beginsRow(
	sentences: readonly string[],
	at: number,
	last: string,
	state: SidesContext,
): boolean {
	const sentence = sentences[at] ?? '';
	if (!hasGame(last, state)) return CLOSES.test(sentences[at - 1] ?? '');
	if (hasGame(sentence, state)) return true;
	const opening = findClocks(sentence).length > 0 ? OPENS : OPENS_DAY;
	return opening.test(sentence) && hasGame(sentences[at + 1] ?? '', state);
}

const CODES = Object.keys(UFS).join('|');
const BEFORE_STATE = new RegExp(
	`(?<=\\p{L})\\s[–—-]\\s?(?=(?:${CODES})(?:\\s+x\\s|\\s+[A-Z]|\\s*$))`,
	'gu',
);

/** 'Ituano – SP' → 'Ituano-SP', but not 'SE Palmeiras'. */
function joinUf(text: string, { known }: SidesContext): string {
	return text.replace(BEFORE_STATE, (dash, place: number) => {
		const ahead = /^[A-Z]{2} \p{Lu}\p{L}+/u.exec(text.slice(place + dash.length))?.[0];
		return ahead !== undefined && known.team(ahead) ? dash : '-';
	});
}
