import type { OpenGame } from '#core/importing/agenda/agenda-state.ts';
import type { Known } from '#core/importing/agenda/known.ts';
import type { RawGame } from '#core/importing/raw-game.ts';

/** A game of the page and how the page presents it. */
export type PageGame = {
	raw: RawGame;
	/** The club ids where known, else the names without the suffixes that distinguish namesakes. */
	sides: readonly [string, string];
	weak: boolean;
	/** Only its sides are given: a title, or a passing mention. */
	bare: boolean;
	/** No hour on its line or heading. An hour stated for all games does not count. */
	untimed: boolean;
	/** Whether its own text gives the day. */
	dated: boolean;
	/** Whether a heading above it gives the day. */
	headed: boolean;
	/** From a sentence, not from a list line. */
	prose: boolean;
	/** Number of sides that match no single club of the guide. */
	strangers: number;
	/** Its channels come from the heading above it. */
	section: boolean;
};

/** Consecutive short lowercase words, which list lines do not have. */
const SENTENCE = / \p{Ll}{2,} \p{Ll}{2,} \p{Ll}{3,} /u;
export const LONG_LINE = 100;
/** At least two lowercase words in a row: 'Sporting e Benfica a entrarem em ação'. */
export const WORDS_IN_ROW = / \p{Ll}{3,} (?:\p{Ll}+ )?\p{Ll}{3,}/u;

export function pageGame(
	{ facts, under, weak }: OpenGame,
	raw: RawGame,
	{ teamId }: Known,
): PageGame {
	const dated = facts.day !== null;
	const untimed = facts.time === null && under.time === null;
	const prose = raw.text.length > LONG_LINE && (weak || SENTENCE.test(raw.text));
	const headed = under.day !== null;
	const ids = [teamId(raw.home), teamId(raw.away)];
	return {
		raw,
		sides: [ids[0] ?? plainName(raw.home), ids[1] ?? plainName(raw.away)],
		strangers: ids.filter((id) => id === null).length,
		weak,
		dated,
		headed,
		prose,
		untimed,
		section: facts.channels.length === 0 && under.channels.length > 0,
		bare: facts.day === null && untimed && raw.channels.length === 0,
	};
}

/** 'Palestino (CHI)' and 'Palestino', or 'Sport-PE' and 'Sport', are the same side on one page. */
function plainName(name: string): string {
	return name
		.replace(/(?<=\p{L}{4}) (?:\d{2}|SAF)$/u, '')
		.replace(/\s?\([A-Z]{2,3}\)|(?<=\p{L}{3})-[A-Z]{2,3}$/gu, '')
		.toLowerCase()
		.trim();
}

/** One key for both orders of the sides. */
export function sidesKey({ sides }: PageGame): string {
	return [...sides].sort().join('\n');
}

/**
 * A verb between two names without hour, day or channel ('o Bayern visita o AEK'). It is a mention
 * if a side already plays on that day: a team plays once a day.
 */
export function isMention(one: PageGame, playing: ReadonlySet<string>): boolean {
	return one.weak && one.bare && playersOf(one).some((player) => playing.has(player));
}

/** One key per side: the day and the side. */
export function playersOf({ raw: { date }, sides }: PageGame): string[] {
	return sides.map((side) => `${date}\n${side}`);
}

/** A sentence named the game before a list line did. */
function isIntroduced(first: PageGame, again: PageGame): boolean {
	return first.prose && !again.prose;
}

/**
 * 'A primeira rodada terá A x B e C x D' adds nothing to the list. Its day is often that of the
 * round.
 */
function saysOnlySides({ raw }: PageGame): boolean {
	return raw.time === null && raw.channels.length === 0;
}

/**
 * Same sides, order and hour, once in text and once in a list: the heading above the list has the
 * right day.
 */
function isMisdated(first: PageGame, again: PageGame): boolean {
	const isOrder = first.sides[0] === again.sides[0];
	return (
		isIntroduced(first, again) &&
		isOrder &&
		again.headed &&
		first.raw.time !== null &&
		first.raw.time === again.raw.time
	);
}

function isSameMoment(first: PageGame, again: PageGame): boolean {
	const isDay = first.raw.date === again.raw.date;
	const isHour =
		first.raw.time === null || again.raw.time === null || first.raw.time === again.raw.time;
	// 'A rodada começa às 4h com o duelo entre A e B' above the game itself.
	const isUndated =
		(first.weak && !first.dated) ||
		(again.weak && !again.dated) ||
		(isIntroduced(first, again) && !first.dated && !first.headed);
	// A list gives an hour per game; its introduction gives one for all of them.
	if (isIntroduced(first, again))
		return isDay || (isUndated && isHour) || saysOnlySides(first) || isMisdated(first, again);
	return (isDay || isUndated) && isHour;
}

const WORDS_OF_A_TITLE = 12;

/** 'Bahia x Santos será o jogo de abertura' may name the away side first. */
function isTitle(first: PageGame, again: PageGame): boolean {
	const { home, away, text, time, date, channels } = first.raw;
	const isLine =
		channels.length === 0 &&
		!first.prose &&
		!again.prose &&
		text.length > home.length + away.length + WORDS_OF_A_TITLE;
	const isMoment =
		(time === null || time === again.raw.time) && (!first.dated || date === again.raw.date);
	return isLine && isMoment && !first.headed && (again.dated || again.headed);
}

/**
 * Whether two games with the same sides are one game. A repeated list counts, and so does a title
 * ('A x B') above its prose ('B visita A'), whose order matters less. Two hours on one day, or two
 * legs, are two games.
 */
export function isSameGame(first: PageGame, again: PageGame): boolean {
	const isOrder = first.sides[0] === again.sides[0];
	const isTurned = first.weak !== again.weak || isIntroduced(first, again) || isTitle(first, again);
	if (!isOrder && !isTurned) return false;
	return first.bare || again.bare || isTitle(first, again) || isSameMoment(first, again);
}

/** Whether the second occurrence has the more reliable day. */
function hasSurerDay(first: PageGame, again: PageGame): boolean {
	if (
		(isIntroduced(first, again) && saysOnlySides(first)) ||
		isTitle(first, again) ||
		isMisdated(first, again)
	)
		return true;
	return (
		(first.bare && !again.bare) ||
		(!first.dated && (again.dated || (isIntroduced(first, again) && again.headed)))
	);
}

/** Copies the facts of a list line to a game that a sentence named earlier. */
function takeListed(raw: RawGame, { line, text, time, channels, issues }: RawGame): void {
	Object.assign(raw, {
		line,
		text,
		issues,
		time: time ?? raw.time,
		channels: channels.length > 0 ? channels : raw.channels,
	});
}

/** 'GLOBO', 'PREMIERE' as headings with the same game below each: both show it. */
function addSection(raw: RawGame, { channels }: RawGame): void {
	const names = new Set(raw.channels.map(({ name }) => name.toLowerCase()));
	raw.channels.push(...channels.filter(({ name }) => !names.has(name.toLowerCase())));
}

/**
 * Adds the extra facts of the second occurrence. The first stays the game's line, unless it was
 * only a sentence.
 */
export function addRepeat(first: PageGame, again: PageGame): void {
	const { raw } = first;
	const listed = isIntroduced(first, again) || isTitle(first, again);
	// Names in a title are reliable; names around a verb below it are a guess.
	const isSurer = first.weak ? !again.weak || listed : listed && !again.weak;
	if (isSurer) Object.assign(raw, { home: again.raw.home, away: again.raw.away });
	if (hasSurerDay(first, again)) {
		const { date, zone, status, issues } = again.raw;
		Object.assign(raw, { date, zone, status, issues });
	}
	if (listed) takeListed(raw, again.raw);
	raw.time ??= again.raw.time;
	raw.venue ??= again.raw.venue;
	raw.competition ??= again.raw.competition;
	raw.round ??= again.raw.round;
	if (raw.channels.length === 0) raw.channels = again.raw.channels;
	else if ((first.section && again.section) || (first.weak && again.weak && again.prose))
		addSection(raw, again.raw);
	first.dated ||= again.dated;
	first.bare &&= again.bare;
	first.weak &&= again.weak;
	first.prose &&= again.prose;
}
