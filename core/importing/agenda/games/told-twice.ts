import type { OpenGame } from '#core/importing/agenda/agenda-state.ts';
import type { Known } from '#core/importing/agenda/known.ts';
import type { RawGame } from '#core/importing/raw-game.ts';

/** A game of the page and how it was told. */
export type Told = {
	raw: RawGame;
	/**
	 * Who plays: the clubs where they are known, else the names without what tells namesakes apart.
	 */
	sides: readonly [string, string];
	weak: boolean;
	/** Only its sides were named: a title, or a mention in passing. */
	bare: boolean;
	/** No hour of its own: what a sentence says of all games is none. */
	untimed: boolean;
	/** Whether its own words tell the day. */
	dated: boolean;
	/** Whether a heading above it tells the day. */
	headed: boolean;
	/** Told in a sentence, not in a line of a list. */
	prose: boolean;
	/** Sides that no single club of the guide is. */
	strangers: number;
	/** Who shows it was told by the heading above it. */
	section: boolean;
};

/** Small words one after the other, as no line of a list has them. */
const SENTENCE = / \p{Ll}{2,} \p{Ll}{2,} \p{Ll}{3,} /u;
export const LONG_LINE = 100;
/** Two such words: 'Sporting e Benfica a entrarem em ação'. */
export const TELLING = / \p{Ll}{3,} (?:\p{Ll}+ )?\p{Ll}{3,}/u;

export function toldGame({ facts, under, weak }: OpenGame, raw: RawGame, { teamId }: Known): Told {
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

/**
 * 'Palestino (CHI)' and 'Palestino', 'Sport-PE' and 'Sport', 'RB Bragantino (F)' are the same side
 * of one page.
 */
function plainName(name: string): string {
	return name
		.replace(/(?<=\p{L}{4}) (?:\d{2}|SAF)$/u, '')
		.replace(/\s?\([A-Z]{2,3}\)|(?<=\p{L}{3})-[A-Z]{2,3}$/gu, '')
		.toLowerCase()
		.trim();
}

/** One key for both orders of the sides. */
export function sidesKey({ sides }: Told): string {
	return [...sides].sort().join('\n');
}

/**
 * A verb between two names without hour, day or channel ('o Bayern visita o AEK' below 'AEK x
 * Bayern de Munique – 13h55') where one of them already plays on that day: a team plays once a day.
 */
export function isMention(told: Told, playing: ReadonlySet<string>): boolean {
	return told.weak && told.bare && playersOf(told).some((player) => playing.has(player));
}

/** Who plays on which day, one key a side. */
export function playersOf({ raw: { date }, sides }: Told): string[] {
	return sides.map((side) => `${date}\n${side}`);
}

/** A sentence named the game before a line of the list did. */
function isIntroduced(first: Told, again: Told): boolean {
	return first.prose && !again.prose;
}

/**
 * 'A primeira rodada terá A x B e C x D' says no more than the list, and often the day of the round
 * only.
 */
function saysOnlySides({ raw }: Told): boolean {
	return raw.time === null && raw.channels.length === 0;
}

/**
 * The same sides in the same order at the same hour: of the days in a text and above a list, the
 * second is surely the game's.
 */
function isMisdated(first: Told, again: Told): boolean {
	const isOrder = first.sides[0] === again.sides[0];
	return (
		isIntroduced(first, again) &&
		isOrder &&
		again.headed &&
		first.raw.time !== null &&
		first.raw.time === again.raw.time
	);
}

function isSameMoment(first: Told, again: Told): boolean {
	const isDay = first.raw.date === again.raw.date;
	const isHour =
		first.raw.time === null || again.raw.time === null || first.raw.time === again.raw.time;
	// 'A rodada começa às 4h com o duelo entre A e B' above the game itself.
	const isUndated =
		(first.weak && !first.dated) ||
		(again.weak && !again.dated) ||
		(isIntroduced(first, again) && !first.dated && !first.headed);
	// A list says the hour of each game, its introduction one for all of them.
	if (isIntroduced(first, again))
		return isDay || (isUndated && isHour) || saysOnlySides(first) || isMisdated(first, again);
	return (isDay || isUndated) && isHour;
}

const WORDS_OF_A_TITLE = 12;

/** 'Bahia x Santos será o jogo de abertura' may name the visitor first. */
function isTitle(first: Told, again: Told): boolean {
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
 * Whether two games between the same sides are one that the page tells twice: a list that stands
 * there again, a title ('A x B') above its prose ('B visita A', the order of a verb counts less).
 * Two hours on one day, or two legs, are two games.
 */
export function isSameGame(first: Told, again: Told): boolean {
	const isOrder = first.sides[0] === again.sides[0];
	const isTurned = first.weak !== again.weak || isIntroduced(first, again) || isTitle(first, again);
	if (!isOrder && !isTurned) return false;
	return first.bare || again.bare || isTitle(first, again) || isSameMoment(first, again);
}

/** Whether the second telling knows the day better. */
function tellsDay(first: Told, again: Told): boolean {
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

/** Takes over what a line of the list says of a game that a sentence named before. */
function takeListed(raw: RawGame, { line, text, time, channels, issues }: RawGame): void {
	Object.assign(raw, {
		line,
		text,
		issues,
		time: time ?? raw.time,
		channels: channels.length > 0 ? channels : raw.channels,
	});
}

/** 'GLOBO', 'PREMIERE' as headings, the game below both of them: all of them show it. */
function addSection(raw: RawGame, { channels }: RawGame): void {
	const names = new Set(raw.channels.map(({ name }) => name.toLowerCase()));
	raw.channels.push(...channels.filter(({ name }) => !names.has(name.toLowerCase())));
}

/**
 * Adds what the second telling says more; the first stays the line of the game, unless only a
 * sentence told it.
 */
export function addTelling(first: Told, again: Told): void {
	const { raw } = first;
	const listed = isIntroduced(first, again) || isTitle(first, again);
	// A title's names are sure, those of a verb below it a guess.
	const isSurer = first.weak ? !again.weak || listed : listed && !again.weak;
	if (isSurer) Object.assign(raw, { home: again.raw.home, away: again.raw.away });
	if (tellsDay(first, again)) {
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
