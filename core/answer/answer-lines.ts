import type { ChannelCard, GameCard } from '#core/games/day/day-view.ts';
import type { Answer, AnswerKind, AnswerLine, AnswerLines, AnswerSet } from './answer.ts';

/**
 * The answers of a game in the form that lists carry. `placeOf` = index of a channel among the
 * list's channels.
 */
export function answerLines(
	{ country, states }: AnswerSet,
	placeOf: (channelId: string) => number,
): AnswerLines {
	const line = lineOf(country, placeOf);
	const own = states.map(({ ufs, answer }) => ({ ufs, line: lineOf(answer, placeOf) }));
	return own.length === 0 ? { country: line } : { country: line, states: own };
}

function lineOf(
	{ kind, lead, line, beside }: Answer,
	placeOf: (channelId: string) => number,
): AnswerLine {
	const chip = lead === null ? { words: line } : { channel: placeOf(lead.id), words: lead.words };
	return { kind, ...chip, ...(beside === null ? {} : { beside }) };
}

/** Kinds that name a channel: lists use their sentence, and their own words for other kinds. */
const NAMING: readonly AnswerKind[] = ['confirmed', 'shown', 'unconfirmed', 'usual', 'rights'];

/**
 * The country's answer after the names of the sides, in plain text: 'Globo em 11 estados · Premiere
 * em todo o Brasil', 'transmissão a confirmar'.
 */
export function rowText(
	{ answer: { country }, answerText }: Pick<GameCard, 'answer' | 'answerText'>,
	channels: readonly Pick<ChannelCard, 'name'>[],
): string {
	return answerText !== undefined && NAMING.includes(country.kind)
		? answerText.sentence.slice(0, -1)
		: lineText(country, channels);
}

/** The line of an answer as plain text. */
export function shortText(answer: Answer): string {
	return lineText(
		lineOf(answer, () => 0),
		answer.lead === null ? [] : [answer.lead],
	);
}

/**
 * A line as plain text: 'Globo em 11 estados, de graça (+2 pagos)', 'Premiere, pago', 'transmissão
 * a confirmar'.
 */
export function lineText(
	{ channel, words, beside }: AnswerLine,
	channels: readonly Pick<ChannelCard, 'name'>[],
): string {
	const name = channel === undefined ? undefined : channels[channel]?.name;
	const chip =
		name === undefined
			? words
			: [name, words].filter((part) => part !== '').join(words.startsWith('em ') ? ' ' : ', ');
	return beside === undefined ? chip : `${chip} (${beside})`;
}
