import type { Known } from '#core/importing/agenda/known/known.ts';
import type { OpenGame } from '#core/importing/agenda/lines/agenda-state.ts';
import type { RawGame } from '#core/importing/raw-game.ts';

export type PageGame = {
	raw: RawGame;
	/** Club ids, or plain names. */
	sides: readonly [string, string];
	weak: boolean;
	bare: boolean;
	/** No hour on its line or heading. */
	untimed: boolean;
	dated: boolean;
	headed: boolean;
	prose: boolean;
	section: boolean;
};

/** Lowercase words, which list lines do not have. */
const SENTENCE = / \p{Ll}{2,} \p{Ll}{2,} \p{Ll}{3,} /u;
export const LONG_LINE = 100;

export function pageGame(
	{ facts, under, weak }: OpenGame,
	raw: RawGame,
	{ teamId }: Known,
): PageGame {
	const untimed = facts.time === null && under.time === null;
	const ids = [teamId(raw.home), teamId(raw.away)];
	return {
		raw,
		sides: [ids[0] ?? plainName(raw.home), ids[1] ?? plainName(raw.away)],
		weak,
		dated: facts.day !== null,
		headed: under.day !== null,
		prose: raw.text.length > LONG_LINE && (weak || SENTENCE.test(raw.text)),
		untimed,
		section: facts.channels.length === 0 && under.channels.length > 0,
		bare: facts.day === null && untimed && raw.channels.length === 0,
	};
}

/** 'Palestino (CHI)' is 'Palestino'. */
function plainName(name: string): string {
	return name
		.replace(/\s?\([A-Z]{2,3}\)|(?<=\p{L}{3})-[A-Z]{2,3}$/gu, '')
		.toLowerCase()
		.trim();
}

/** A key that ignores the order of the sides. */
export function sidesKey({ sides }: PageGame): string {
	return [...sides].sort().join('\n');
}

/** One key for each side: day and side. */
export function playersOf({ raw: { date }, sides }: PageGame): string[] {
	return sides.map((side) => `${date}\n${side}`);
}

/** A sentence named the game before a list line. */
function isIntroduced(first: PageGame, again: PageGame): boolean {
	return first.prose && !again.prose;
}

function saysOnlySides({ raw }: PageGame): boolean {
	return raw.time === null && raw.channels.length === 0;
}

/** Same hour in a list: the day of its heading is right. */
function isMisdated(first: PageGame, again: PageGame): boolean {
	return (
		isIntroduced(first, again) &&
		isOrder(first, again) &&
		again.headed &&
		first.raw.time !== null &&
		first.raw.time === again.raw.time
	);
}

function isOrder(first: PageGame, again: PageGame): boolean {
	return first.sides[0] === again.sides[0];
}

function isSameMoment(first: PageGame, again: PageGame): boolean {
	const isDay = first.raw.date === again.raw.date;
	const isHour =
		first.raw.time === null || again.raw.time === null || first.raw.time === again.raw.time;
	const isUndated =
		(first.weak && !first.dated) ||
		(again.weak && !again.dated) ||
		(isIntroduced(first, again) && !first.dated && !first.headed);
	// An introduction gives one hour for all its games.
	if (isIntroduced(first, again))
		return isDay || (isUndated && isHour) || saysOnlySides(first) || isMisdated(first, again);
	return (isDay || isUndated) && isHour;
}

/** Whether two games are one; two hours on one day, or two legs, are two. */
export function isSameGame(first: PageGame, again: PageGame): boolean {
	const mayTurn = first.weak !== again.weak || isIntroduced(first, again);
	if (!isOrder(first, again) && !mayTurn) return false;
	return first.bare || again.bare || isSameMoment(first, again);
}

function hasSurerDay(first: PageGame, again: PageGame): boolean {
	if (isMisdated(first, again) || (isIntroduced(first, again) && saysOnlySides(first))) return true;
	return (
		(first.bare && !again.bare) ||
		(!first.dated && (again.dated || (isIntroduced(first, again) && again.headed)))
	);
}

function takeListed(raw: RawGame, { line, text, time, channels, issues }: RawGame): void {
	Object.assign(raw, {
		line,
		text,
		issues,
		time: time ?? raw.time,
		channels: channels.length > 0 ? channels : raw.channels,
	});
}

/** Games below 'GLOBO' and 'PREMIERE' are shown by both. */
function addSection(raw: RawGame, { channels }: RawGame): void {
	const names = new Set(raw.channels.map(({ name }) => name.toLowerCase()));
	raw.channels.push(...channels.filter(({ name }) => !names.has(name.toLowerCase())));
}

/** Adds the facts of `again`; `first` keeps its line, unless from a sentence. */
export function addRepeat(first: PageGame, again: PageGame): void {
	const { raw } = first;
	const listed = isIntroduced(first, again);
	// Names in a title are surer than names around a verb.
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
