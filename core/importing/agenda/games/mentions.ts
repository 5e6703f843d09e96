import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import { sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import type { RawGame } from '#core/importing/raw-game.ts';
import { LONG_LINE, type PageGame, playersOf, WORDS_IN_ROW } from './page-game.ts';

/** 'Antes a Globo exibiu A x B': a past broadcast or game. */
const IN_THE_PAST =
	/(?<!\p{L})(?:exibiu|transmitiu|mostrou|trouxe(?:ram)?|venceu|empatou|perdeu|goleou|bateu|derrotou|superou|terminou|acabou|rendeu|marcou|atingiu|registrou|teve|decidiram|fizeram|aconteceu|ocorreu|foi (?:realizad|disputad|exibid|transmitid)[oa]|foi entre|s[óo] se joga|viu|viram|assistiu|acompanhou)(?!\p{L})|(?<!\p{L})n[ao] [úu]ltim[ao] (?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)|(?:feira|s[áa]bado|domingo) passad[ao]/iu;

/** 'O cruzamento será: 1º G1 x 2º G2; 1º G3 x 2º G4': a bracket with undecided sides. */
function isBracket({ bare, headed, raw: { home, away } }: PageGame): boolean {
	return bare && !headed && isUndefinedSide(home) && isUndefinedSide(away);
}

const SHOWN_BEFORE =
	/(?<!\p{L})(?:exibiu|transmitiu|mostrou|foi (?:realizad|disputad|exibid|transmitid)[oa])(?!\p{L})/iu;

function isPast({ prose, untimed, raw: { text, home, away, channels } }: PageGame): boolean {
	const own = sentencesOf(text).find(
		(sentence) => sentence.includes(home) && sentence.includes(away),
	);
	if (!untimed || own === undefined || (!prose && own.length < LONG_LINE)) return false;
	return channels.length === 0 ? IN_THE_PAST.test(own) : SHOWN_BEFORE.test(own);
}

/** 'Remo 2 x 0 Sergipe' without an hour or channels: a result. */
function isResult({ untimed, raw: { text, home, away, channels } }: PageGame): boolean {
	if (!untimed || channels.length > 0 || !/\d\s?[xX×]\s?\d/u.test(text)) return false;
	const [, left = '', right = ''] =
		/^(.{1,200}?)\s\d{1,2}\s?[xX×]\s?\d{1,2}\s(.{1,200})$/u.exec(text) ?? [];
	return left.trimEnd().endsWith(home) && right.trimStart().startsWith(away);
}

/** A shorter list may omit games that the text describes. */
const FEW_GAMES = 3;

/** A short prose line about two clubs of the list. */
function isSpokenOf(
	{ weak, raw, dated, headed, sides }: PageGame,
	clubs: ReadonlySet<string>,
): boolean {
	return (
		weak &&
		WORDS_IN_ROW.test(raw.text) &&
		!dated &&
		!headed &&
		sides.every((side) => clubs.has(side))
	);
}

/** 'Lazio-Sevilha' as the title of a list in which one of them plays another opponent. */
function isTitleOf(one: PageGame, timed: ReadonlySet<string>): boolean {
	return one.weak && one.bare && playersOf(one).some((player) => timed.has(player));
}

/**
 * 'Bahia x Avaí, Goiás x Remo e mais: veja onde assistir': a headline repeats games of the list
 * below.
 */
const HEADLINE =
	/(?<!\p{L})(?:e mais|saiba|vej?a|confira|onde (?:assistir|passa)|como assistir|ao vivo|agenda|programa[çc][ãa]o)(?!\p{L})/iu;

/** 'Watford x We..': a truncated teaser of a game whose full name is elsewhere on the page. */
function isCutOff({ raw: { text, home, away } }: PageGame, all: readonly PageGame[]): boolean {
	const isLast = [`${away}..`, `${away}...`, `${away}…`].some((end) => text.trim().endsWith(end));
	return (
		isLast &&
		all.some(({ raw }) => raw.home === home && raw.away !== away && raw.away.startsWith(away))
	);
}

/** Facts of the page's list, which sentences are compared with. */
type List = {
	/** Side and day of each game, including prose that clearly names one. */
	days: ReadonlySet<string>;
	/** Side, day and hour of each game. */
	hours: ReadonlySet<string>;
	/** Side and hour of each game, regardless of the day. */
	clocks: ReadonlySet<string>;
	/** Day and hour of each game. */
	moments: ReadonlySet<string>;
	/** Side and day of each game with an hour. */
	timed: ReadonlySet<string>;
	/** The sides of the list, if it is long enough to be complete. */
	clubs: ReadonlySet<string>;
	/** Number of games with an hour. */
	games: number;
	/** Line of the first of them. */
	first: number;
};

function listOf(all: readonly PageGame[]): List {
	const short = all.filter(({ prose }) => !prose);
	const lines = short.filter(({ untimed }) => !untimed);
	return {
		days: new Set(all.filter(({ prose, weak }) => !prose || !weak).flatMap(playersOf)),
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

function isSentence({ prose, weak, raw }: PageGame): boolean {
	return prose || (weak && WORDS_IN_ROW.test(raw.text));
}

function momentOf({ raw: { date, time } }: PageGame): string {
	return `${date}\n${time}`;
}

function isHeadline({ bare, headed, raw }: PageGame, { games, first }: List): boolean {
	return bare && !headed && games >= FEW_GAMES && raw.line < first && HEADLINE.test(raw.text);
}

/** 'Dorense x América, a definir horário e local' */
const OPEN = /(?<!\p{L})a (?:definir|confirmar)(?!\p{L})/iu;

/** 'Um técnico vs outro. Que duelo …' below a game of the list: neither is a team. */
function isOfPeople({ bare, strangers, raw }: PageGame, { games }: List): boolean {
	return (
		bare && strangers === 2 && games >= 2 && WORDS_IN_ROW.test(raw.text) && !OPEN.test(raw.text)
	);
}

/**
 * 'O duelo entre Leão e Galo será sábado, às 21h': nicknames that several clubs share, at the day
 * and hour of a game of the list.
 */
function isCalled(one: PageGame, { moments }: List): boolean {
	return (
		one.strangers === 2 && one.raw.time !== null && isSentence(one) && moments.has(momentOf(one))
	);
}

/** A sentence about a side that the list has at the same hour. */
function isRepeated(one: PageGame, { hours, clocks }: List): boolean {
	const { weak, dated, sides, raw } = one;
	if (raw.time === null) return false;
	if (weak && playersOf(one).some((player) => hours.has(`${player}\n${raw.time}`))) return true;
	return weak && !dated && sides.some((side) => clocks.has(`${side}\n${raw.time}`));
}

function isMentioned(one: PageGame, list: List): boolean {
	const isEmpty = one.untimed && one.raw.channels.length === 0;
	if (isHeadline(one, list) || isOfPeople(one, list) || isCalled(one, list)) return true;
	if (!one.prose) return isTitleOf(one, list.timed) || (isEmpty && isSpokenOf(one, list.clubs));
	if (one.weak && isEmpty && playersOf(one).some((player) => list.days.has(player))) return true;
	return (
		isRepeated(one, list) ||
		(isEmpty && !one.dated && !one.headed && one.sides.every((side) => list.clubs.has(side)))
	);
}

/**
 * Separates the games of a page from mere mentions: results, past broadcasts, and sides that have
 * another game in the list. Such sides count in three cases:
 * - no hour or channels, and a listed game on the same day;
 * - the same hour as a listed game (a misread club);
 * - no day at all, and both sides in the list.
 */
export function partMentions(all: readonly PageGame[]): { games: RawGame[]; mentions: RawGame[] } {
	const list = listOf(all);
	const isGame = (one: PageGame) =>
		!isCutOff(one, all) &&
		!isMentioned(one, list) &&
		!isPast(one) &&
		!isResult(one) &&
		!isBracket(one);
	const { games = [], mentions = [] } = Object.groupBy(all, (one) =>
		isGame(one) ? 'games' : 'mentions',
	);
	return { games: games.map(({ raw }) => raw), mentions: mentions.map(({ raw }) => raw) };
}
