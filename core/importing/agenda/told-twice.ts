import type { RawGame } from '#core/importing/raw-game.ts';
import type { OpenGame } from './agenda-state.ts';

/** A game of the page and how it was told. */
export type Told = {
	raw: RawGame;
	weak: boolean;
	/** Only its sides were named: a title, or a mention in passing. */
	bare: boolean;
};

export function toldGame({ facts, under, weak }: OpenGame, raw: RawGame): Told {
	return { raw, weak, bare: facts.day === null && raw.time === null && raw.channels.length === 0 && under.time === null };
}

/** One key for both orders of the sides. */
export function sidesKey({ home, away }: RawGame): string {
	return [home, away]
		.map((name) => name.toLowerCase())
		.sort()
		.join('\n');
}

/**
 * Whether two games between the same sides are one that the page tells twice: a list that stands there again, a title ('A x B') above its
 * prose ('B visita A', the order of a verb counts less). Two hours on one day, or two legs, are two games.
 */
export function isSameGame(first: Told, again: Told): boolean {
	const isOrder = first.raw.home.toLowerCase() === again.raw.home.toLowerCase();
	if (!isOrder && first.weak === again.weak) return false;
	if (first.bare || again.bare) return true;
	const isHour = first.raw.time === null || again.raw.time === null || first.raw.time === again.raw.time;
	return first.raw.date === again.raw.date && isHour;
}

/** Adds what the second telling says more; the first stays the line of the game. */
export function addTelling(first: Told, again: Told): void {
	const { raw } = first;
	if (first.weak && !again.weak) Object.assign(raw, { home: again.raw.home, away: again.raw.away });
	if (first.bare && !again.bare) {
		const { date, zone, status, issues } = again.raw;
		Object.assign(raw, { date, zone, status, issues });
	}
	raw.time ??= again.raw.time;
	raw.venue ??= again.raw.venue;
	raw.competition ??= again.raw.competition;
	raw.round ??= again.raw.round;
	if (raw.channels.length === 0) raw.channels = again.raw.channels;
	first.bare &&= again.bare;
	first.weak &&= again.weak;
}
