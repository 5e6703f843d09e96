import { addDays } from '#core/site/dates.ts';
import { isMidweek, pastRounds, type Round, sizeOf, weekdayOf } from './rounds.ts';

/** A round that is being played or comes next, with what its day lacks. */
export type OpenRound = {
	round: Round;
	size: number;
	/** Missing games by day of the window; the sum never exceeds what the round lacks. */
	missing: ReadonlyMap<string, number>;
};

type Window = { today: string; days: readonly string[] };

/** A round reaches this many days to both sides of its first game: each weekday once. */
const REACH_DAYS = 3;
/** A game of the round this long ago still belongs to it. */
const OPEN_DAYS = 4;

/**
 * Rounds with games now or in the window, and where their missing games belong: on the weekdays of
 * the last rounds, else on the day with most of its games.
 */
export function openRounds(rounds: readonly Round[], { today, days }: Window): OpenRound[] {
	const since = addDays(today, -OPEN_DAYS);
	const horizon = addDays(days.at(-1) ?? today, REACH_DAYS);
	const begun = begunRounds(rounds, today);
	return rounds.flatMap((round) => {
		// A game that was moved from an old round does not open that round again.
		if (round.number !== null && round.number + 1 < (begun.get(round.family) ?? 0)) return [];
		const current = [...round.days].filter(([day]) => day >= since);
		const known = current.reduce((sum, [, games]) => sum + games, 0);
		const anchor = current.map(([day]) => day).sort()[0];
		if (anchor === undefined || anchor > horizon || 2 * known <= round.games) return [];
		const past = pastRounds(rounds, round.family, today);
		const size = sizeOf(round, past);
		if (size === null) return [];
		const pattern = patternOf(past.filter((each) => each.games === size && isLike(each, anchor)));
		return [{ round, size, missing: place(round, { size, anchor, pattern, days }) }];
	});
}

/** Whether a day belongs to an open round: in its reach, and in the same part of the week. */
export function isCovered(day: string, { round }: OpenRound, today: string): boolean {
	const since = addDays(today, -OPEN_DAYS);
	const anchor = [...round.days.keys()].filter((each) => each >= since).sort()[0] ?? round.first;
	return (
		day >= addDays(anchor, -REACH_DAYS) &&
		day <= addDays(anchor, REACH_DAYS) &&
		isMidweek(day) === isMidweek(anchor)
	);
}

/** The highest number of a round that has begun, by family. */
function begunRounds(rounds: readonly Round[], today: string): Map<string, number> {
	const begun = new Map<string, number>();
	for (const { family, number, first } of rounds)
		if (number !== null && first < today)
			begun.set(family, Math.max(number, begun.get(family) ?? 0));
	return begun;
}

function isLike(round: Round, anchor: string): boolean {
	return isMidweek(round.first) === isMidweek(anchor);
}

/** Games by weekday, as most of some rounds had them: the median of each weekday. */
function patternOf(rounds: readonly Round[]): number[] {
	return Array.from({ length: 7 }, (_, weekday) => {
		const counts = rounds.map(({ days }) =>
			[...days].reduce((sum, [day, games]) => sum + (weekdayOf(day) === weekday ? games : 0), 0),
		);
		return counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
	});
}

type Placing = { size: number; anchor: string; pattern: number[]; days: readonly string[] };

function place(round: Round, { size, anchor, pattern, days }: Placing): Map<string, number> {
	const missing = new Map<string, number>();
	let left = Math.max(0, size - round.games);
	const give = (day: string, games: number) => {
		const given = Math.min(left, games);
		left -= given;
		if (given > 0) missing.set(day, (missing.get(day) ?? 0) + given);
	};
	const reach = Array.from({ length: 2 * REACH_DAYS + 1 }, (_, at) =>
		addDays(anchor, at - REACH_DAYS),
	);
	const lack = (day: string) =>
		Math.max(0, (pattern[weekdayOf(day)] ?? 0) - (round.days.get(day) ?? 0));
	const inside = reach.filter((day) => days.includes(day));
	for (const day of inside.toSorted((a, b) => lack(b) - lack(a))) give(day, lack(day));
	// What belongs to days outside the window is no hole of the window.
	for (const day of reach) if (!days.includes(day)) left -= Math.min(left, lack(day));
	const known = inside.filter((day) => round.days.has(day));
	const [fullest] = known.toSorted(
		(a, b) => (round.days.get(b) ?? 0) - (round.days.get(a) ?? 0) || (a < b ? -1 : 1),
	);
	if (fullest !== undefined) give(fullest, left);
	return missing;
}
