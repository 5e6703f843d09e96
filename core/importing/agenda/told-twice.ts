import type { RawGame } from '#core/importing/raw-game.ts';
import type { OpenGame } from './agenda-state.ts';

/** A game of the page and how it was told. */
export type Told = {
	raw: RawGame;
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
};

/** Small words one after the other, as no line of a list has them. */
const SENTENCE = / \p{Ll}{2,} \p{Ll}{2,} \p{Ll}{3,} /u;
const LONG_LINE = 100;

export function toldGame({ facts, under, weak }: OpenGame, raw: RawGame): Told {
	const dated = facts.day !== null;
	const untimed = facts.time === null && under.time === null;
	const prose = raw.text.length > LONG_LINE && (weak || SENTENCE.test(raw.text));
	const headed = under.day !== null;
	return {
		raw,
		weak,
		dated,
		headed,
		prose,
		untimed,
		bare: facts.day === null && untimed && raw.channels.length === 0,
	};
}

/** 'Palestino (CHI)' and 'Palestino', 'Sport-PE' and 'Sport', 'RB Bragantino (F)' are the same side of one page. */
function plainName(name: string): string {
	return name
		.replace(/(?<=\p{L}{4}) \d{2}$/u, '')
		.replace(/\s?\([A-Z]{2,3}\)|(?<=\p{L}{3})-[A-Z]{2,3}$/gu, '')
		.toLowerCase()
		.trim();
}

/** One key for both orders of the sides. */
export function sidesKey({ home, away }: RawGame): string {
	return [home, away].map(plainName).sort().join('\n');
}

/**
 * A verb between two names without hour, day or channel ('o Bayern visita o AEK' below 'AEK x Bayern de Munique – 13h55') where one of them
 * already plays on that day: a team plays once a day.
 */
export function isMention(told: Told, playing: ReadonlySet<string>): boolean {
	return told.weak && told.bare && playersOf(told.raw).some((player) => playing.has(player));
}

/** Who plays on which day, one key a side. */
export function playersOf({ date, home, away }: RawGame): string[] {
	return [home, away].map((name) => `${date}\n${plainName(name)}`);
}

/** A sentence named the game before a line of the list did. */
function isIntroduced(first: Told, again: Told): boolean {
	return first.prose && !again.prose;
}

/** 'A primeira rodada terá A x B e C x D' says no more than the list, and often the day of the round only. */
function saysOnlySides({ raw }: Told): boolean {
	return raw.time === null && raw.channels.length === 0;
}

function isSameMoment(first: Told, again: Told): boolean {
	const isDay = first.raw.date === again.raw.date;
	const isHour = first.raw.time === null || again.raw.time === null || first.raw.time === again.raw.time;
	// 'A rodada começa às 4h com o duelo entre A e B' above the game itself.
	const isUndated = (first.weak && !first.dated) || (again.weak && !again.dated);
	// A list says the hour of each game, its introduction one for all of them.
	if (isIntroduced(first, again)) return isDay || (isUndated && isHour) || saysOnlySides(first);
	return (isDay || isUndated) && isHour;
}

/**
 * Whether two games between the same sides are one that the page tells twice: a list that stands there again, a title ('A x B') above its
 * prose ('B visita A', the order of a verb counts less). Two hours on one day, or two legs, are two games.
 */
export function isSameGame(first: Told, again: Told): boolean {
	const isOrder = plainName(first.raw.home) === plainName(again.raw.home);
	if (!isOrder && first.weak === again.weak && !isIntroduced(first, again)) return false;
	return first.bare || again.bare || isSameMoment(first, again);
}

/** Whether the second telling knows the day better. */
function tellsDay(first: Told, again: Told): boolean {
	if (isIntroduced(first, again) && saysOnlySides(first)) return true;
	return (first.bare && !again.bare) || (!first.dated && (again.dated || (isIntroduced(first, again) && again.headed)));
}

/** Takes over what a line of the list says of a game that a sentence named before. */
function takeListed(raw: RawGame, { line, text, time, channels, issues }: RawGame): void {
	Object.assign(raw, { line, text, issues, time: time ?? raw.time, channels: channels.length > 0 ? channels : raw.channels });
}

/** Adds what the second telling says more; the first stays the line of the game, unless only a sentence told it. */
export function addTelling(first: Told, again: Told): void {
	const { raw } = first;
	const listed = isIntroduced(first, again);
	if ((first.weak && !again.weak) || listed) Object.assign(raw, { home: again.raw.home, away: again.raw.away });
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
	first.dated ||= again.dated;
	first.bare &&= again.bare;
	first.weak &&= again.weak;
	first.prose &&= again.prose;
}

/** Weak mentions in sentences, without hour or channels, of sides that play somebody else on that day in the list: no games. */
export function withoutMentions(told: readonly Told[]): RawGame[] {
	const listed = new Set(told.filter(({ prose, weak }) => !prose || !weak).flatMap(({ raw }) => playersOf(raw)));
	const isEmpty = ({ raw, prose, weak, untimed }: Told) => prose && weak && untimed && raw.channels.length === 0;
	return told.filter((one) => !(isEmpty(one) && playersOf(one.raw).some((player) => listed.has(player)))).map(({ raw }) => raw);
}
