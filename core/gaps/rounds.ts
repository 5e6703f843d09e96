import { remembered } from '#core/kit/remembered.ts';
import { type RoundParts, roundParts, type SeasonSlice } from './season.ts';

/** One round of a competition with its known games by day. */
export type Round = RoundParts & {
	name: string;
	days: ReadonlyMap<string, number>;
	/** Known games on all days, and those that are still on. */
	games: number;
	/** First and last day with a game. */
	first: string;
	last: string;
};

/** How many past rounds a size or a pattern looks back. */
const LAST_ROUNDS = 5;
/** One round alone says nothing about the next. */
const LEAST_ROUNDS = 2;

const parts = remembered(roundParts);
/** 0 = Sunday, in the calendar of the guide's days. */
export const weekdayOf = remembered((day) => new Date(day).getUTCDay());
const MIDWEEK = new Set([2, 3, 4]);

/** Whether a day belongs to the rounds of the middle of the week (Tuesday to Thursday). */
export function isMidweek(day: string): boolean {
	return MIDWEEK.has(weekdayOf(day));
}

/** The rounds of a season in the order of their first days; games without a round are left out. */
export function roundsOf(slices: readonly SeasonSlice[]): Round[] {
	const named = slices.filter(({ round, games }) => round !== null && games > 0);
	const byKey = Map.groupBy(named, ({ round }) => {
		const { family, number, leg } = parts(round ?? '');
		return `${family}|${number}|${leg}`;
	});
	return [...byKey.values()].map(roundOf).sort((a, b) => (a.first < b.first ? -1 : 1));
}

function roundOf(slices: readonly SeasonSlice[]): Round {
	const days = new Map<string, number>();
	for (const { day, games } of slices) days.set(day, (days.get(day) ?? 0) + games);
	const sorted = [...days.keys()].sort();
	const [first = ''] = sorted;
	const name = slices[0]?.round ?? '';
	const games = slices.reduce((sum, slice) => sum + slice.games, 0);
	return { ...parts(name), name, days, games, first, last: sorted.at(-1) ?? first };
}

/** The last rounds of a family that were over before `today`, newest first. */
export function pastRounds(rounds: readonly Round[], family: string, today: string): Round[] {
	return rounds
		.filter((round) => round.family === family && round.number !== null && round.last < today)
		.sort((a, b) => (a.last < b.last ? 1 : -1))
		.slice(0, LAST_ROUNDS);
}

/**
 * How many games a round has: by the name of a knockout stage, else as most of the last rounds of
 * its family. Null when too little is known.
 */
export function sizeOf(round: RoundParts, past: readonly Round[]): number | null {
	if (round.ties !== null) return round.ties;
	if (round.number === null || past.length < LEAST_ROUNDS) return null;
	const times = [...Map.groupBy(past, ({ games }) => games)];
	const [most] = times.sort(([a, of], [b, others]) => others.length - of.length || b - a);
	return most?.[0] ?? null;
}
