import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import { sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import type { RawGame } from '#core/importing/raw-game.ts';
import { LONG_LINE, playersOf, TELLING, type Told } from './told-twice.ts';

/** 'Antes a Globo exibiu A x B': what was shown or played already. */
const IN_THE_PAST =
	/(?<!\p{L})(?:exibiu|transmitiu|mostrou|trouxe(?:ram)?|venceu|empatou|perdeu|goleou|bateu|derrotou|superou|terminou|acabou|rendeu|marcou|atingiu|registrou|teve|decidiram|fizeram|aconteceu|ocorreu|foi (?:realizad|disputad|exibid|transmitid)[oa]|foi entre|s[óo] se joga|viu|viram|assistiu|acompanhou)(?!\p{L})|(?<!\p{L})n[ao] [úu]ltim[ao] (?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)|(?:feira|s[áa]bado|domingo) passad[ao]/iu;

/** 'O cruzamento será: 1º G1 x 2º G2; 1º G3 x 2º G4': who will meet whom some day. */
function isBracket({ bare, headed, raw: { home, away } }: Told): boolean {
	return bare && !headed && isUndefinedSide(home) && isUndefinedSide(away);
}

const SHOWN_BEFORE =
	/(?<!\p{L})(?:exibiu|transmitiu|mostrou|foi (?:realizad|disputad|exibid|transmitid)[oa])(?!\p{L})/iu;

function isPast({ prose, untimed, raw: { text, home, away, channels } }: Told): boolean {
	const own = sentencesOf(text).find(
		(sentence) => sentence.includes(home) && sentence.includes(away),
	);
	if (!untimed || own === undefined || (!prose && own.length < LONG_LINE)) return false;
	return channels.length === 0 ? IN_THE_PAST.test(own) : SHOWN_BEFORE.test(own);
}

/** 'Remo 2 x 0 Sergipe' without an hour and channels: a result. */
function isResult({ untimed, raw: { text, home, away, channels } }: Told): boolean {
	if (!untimed || channels.length > 0 || !/\d\s?[xX×]\s?\d/u.test(text)) return false;
	const [, left = '', right = ''] =
		/^(.{1,200}?)\s\d{1,2}\s?[xX×]\s?\d{1,2}\s(.{1,200})$/u.exec(text) ?? [];
	return left.trimEnd().endsWith(home) && right.trimStart().startsWith(away);
}

/** A list of fewer games may leave out what the text tells. */
const FEW_GAMES = 3;

/** A short line in words, of two clubs that the list names. */
function isSpokenOf(
	{ weak, raw, dated, headed, sides }: Told,
	clubs: ReadonlySet<string>,
): boolean {
	return (
		weak && TELLING.test(raw.text) && !dated && !headed && sides.every((side) => clubs.has(side))
	);
}

/** 'Lazio-Sevilha' as the title of a list in which one of them plays somebody else. */
function isTitleOf(one: Told, timed: ReadonlySet<string>): boolean {
	return one.weak && one.bare && playersOf(one).some((player) => timed.has(player));
}

/**
 * 'Bahia x Avaí, Goiás x Remo e mais: veja onde assistir': a headline shows some of the games of
 * the list below it.
 */
const HEADLINE =
	/(?<!\p{L})(?:e mais|saiba|vej?a|confira|onde (?:assistir|passa)|como assistir|ao vivo|agenda|programa[çc][ãa]o)(?!\p{L})/iu;

/** 'Watford x We..': a teaser that was cut off, of a game that the text below tells whole. */
function isCutOff({ raw: { text, home, away } }: Told, told: readonly Told[]): boolean {
	const isLast = [`${away}..`, `${away}...`, `${away}…`].some((end) => text.trim().endsWith(end));
	return (
		isLast &&
		told.some(({ raw }) => raw.home === home && raw.away !== away && raw.away.startsWith(away))
	);
}

/** What the lines of a list tell, with which sentences are compared. */
type List = {
	/** Who plays on which day, also where prose that surely names a game says so. */
	days: ReadonlySet<string>;
	/** The same with the hour. */
	hours: ReadonlySet<string>;
	/** Who plays at which hour, whatever the day. */
	clocks: ReadonlySet<string>;
	/** Days and hours of its games. */
	moments: ReadonlySet<string>;
	/** Who plays on which day at an hour. */
	timed: ReadonlySet<string>;
	/** Its sides, where it is long enough to be whole. */
	clubs: ReadonlySet<string>;
	/** Games with an hour. */
	games: number;
	/** Where the first of them stands. */
	first: number;
};

function listOf(told: readonly Told[]): List {
	const short = told.filter(({ prose }) => !prose);
	const lines = short.filter(({ untimed }) => !untimed);
	return {
		days: new Set(told.filter(({ prose, weak }) => !prose || !weak).flatMap(playersOf)),
		hours: new Set(
			short.flatMap((one) => playersOf(one).map((player) => `${player}\n${one.raw.time}`)),
		),
		clocks: new Set(lines.flatMap(({ sides, raw }) => sides.map((side) => `${side}\n${raw.time}`))),
		moments: new Set(lines.filter((one) => !isSentence(one)).map(momentOf)),
		timed: new Set(lines.flatMap(playersOf)),
		clubs: new Set(lines.length < FEW_GAMES ? [] : lines.flatMap(({ sides }) => sides)),
		games: lines.length,
		first: Math.min(...lines.map(({ raw }) => raw.line)),
	};
}

function isSentence({ prose, weak, raw }: Told): boolean {
	return prose || (weak && TELLING.test(raw.text));
}

function momentOf({ raw: { date, time } }: Told): string {
	return `${date}\n${time}`;
}

function isHeadline({ bare, headed, raw }: Told, { games, first }: List): boolean {
	return bare && !headed && games >= FEW_GAMES && raw.line < first && HEADLINE.test(raw.text);
}

/** 'Dorense x América, a definir horário e local' */
const OPEN = /(?<!\p{L})a (?:definir|confirmar)(?!\p{L})/iu;

/** 'Um técnico vs outro. Que duelo …' below a game of the list: neither is a side. */
function isOfPeople({ bare, strangers, raw }: Told, { games }: List): boolean {
	return bare && strangers === 2 && games >= 2 && TELLING.test(raw.text) && !OPEN.test(raw.text);
}

/**
 * 'O duelo entre Leão e Galo será sábado, às 21h': names that several clubs bear, at the moment of
 * a game of the list.
 */
function isCalled(told: Told, { moments }: List): boolean {
	return (
		told.strangers === 2 &&
		told.raw.time !== null &&
		isSentence(told) &&
		moments.has(momentOf(told))
	);
}

/** A sentence told of a side that the list has at the same hour. */
function isRetold(told: Told, { hours, clocks }: List): boolean {
	const { weak, dated, sides, raw } = told;
	if (raw.time === null) return false;
	if (weak && playersOf(told).some((player) => hours.has(`${player}\n${raw.time}`))) return true;
	return weak && !dated && sides.some((side) => clocks.has(`${side}\n${raw.time}`));
}

function isMentioned(one: Told, list: List): boolean {
	const isEmpty = one.untimed && one.raw.channels.length === 0;
	if (isHeadline(one, list) || isOfPeople(one, list) || isCalled(one, list)) return true;
	if (!one.prose) return isTitleOf(one, list.timed) || (isEmpty && isSpokenOf(one, list.clubs));
	if (one.weak && isEmpty && playersOf(one).some((player) => list.days.has(player))) return true;
	return (
		isRetold(one, list) ||
		(isEmpty && !one.dated && !one.headed && one.sides.every((side) => list.clubs.has(side)))
	);
}

/**
 * Parts the games of a page from what it only mentions: sides which play somebody else in the list,
 * told without hour and channels on that day, at the same hour (a club misread), or on no day at
 * all where both of them are in the list; results; and what was shown before.
 */
export function partMentions(told: readonly Told[]): { games: RawGame[]; mentions: RawGame[] } {
	const list = listOf(told);
	const isGame = (one: Told) =>
		!isCutOff(one, told) &&
		!isMentioned(one, list) &&
		!isPast(one) &&
		!isResult(one) &&
		!isBracket(one);
	const { games = [], mentions = [] } = Object.groupBy(told, (one) =>
		isGame(one) ? 'games' : 'mentions',
	);
	return { games: games.map(({ raw }) => raw), mentions: mentions.map(({ raw }) => raw) };
}
