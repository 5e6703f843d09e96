import { missingSecondLegs } from './expected-legs.ts';
import { isCovered, type OpenRound, openRounds } from './expected-rounds.ts';
import {
	gamesByDay,
	isBetweenRounds,
	LEAST_WEEKS,
	pastDays,
	usualGames,
	weeksWithGames,
} from './expected-slots.ts';
import { roundsOf } from './rounds.ts';
import type { Season } from './season.ts';

export const REASONS = ['round', 'slot', 'leg'] as const;
/**
 * Why games are expected: their round has more, the weekday usually has more, or a second leg is
 * not in the guide.
 */
export type Reason = (typeof REASONS)[number];

export const UNKNOWNS = ['friendly', 'none', 'few'] as const;
/** Why nothing can be expected: friendlies follow no pattern, or the guide has no or few games. */
export type Unknown = (typeof UNKNOWNS)[number];

type Expected = { games: number; reason: Reason };

/** Expected games that the guide does not have, by day; days without any are absent. */
export type Outlook =
	| { kind: 'known'; missing: ReadonlyMap<string, Expected> }
	| { kind: 'unknown'; why: Unknown };

type ExpectedWindow = {
	/** YYYY-MM-DD. */
	today: string;
	/** Consecutive days; the first is today. */
	days: readonly string[];
	/** `pastDays(today)`, for callers that ask for many competitions. */
	past?: readonly string[];
};

/**
 * What the season so far makes likely for each day of a window, beyond the games that the guide
 * has. The season reaches from some weeks before to some weeks after the window.
 */
export function expectGames(
	season: Season,
	{ today, days, past = pastDays(today) }: ExpectedWindow,
): Outlook {
	if (season.type === 'amistoso') return { kind: 'unknown', why: 'friendly' };
	const played = gamesByDay(season.slices);
	const rounds = roundsOf(season.slices);
	const legs = missingSecondLegs(season.legs).filter(({ day }) => days.includes(day));
	const open = openRounds(rounds, { today, days });
	const hasSlots = weeksWithGames(played, past) >= LEAST_WEEKS;
	if (!hasSlots && open.length === 0 && legs.length === 0)
		return { kind: 'unknown', why: played.size === 0 ? 'none' : 'few' };

	const missing = new Map<string, Expected>();
	for (const [ahead, day] of days.entries()) {
		const isAsked = hasSlots && !open.some((round) => isCovered(day, round, today));
		const usual =
			isAsked && !isBetweenRounds(rounds, day, today)
				? usualGames(played, ahead, past) - (played.get(day) ?? 0)
				: 0;
		const ofLegs = legs.filter((leg) => leg.day === day).length;
		const ofRounds = missingOfRounds(open, day, new Set(legs.map(({ family }) => family)));
		const reasons: Expected[] = [
			{ games: ofRounds, reason: 'round' },
			{ games: ofLegs, reason: 'leg' },
			{ games: usual - ofRounds - ofLegs, reason: 'slot' },
		];
		const found = reasons.filter(({ games }) => games > 0);
		const games = found.reduce((sum, each) => sum + each.games, 0);
		const [first] = found;
		if (first !== undefined) missing.set(day, { games, reason: first.reason });
	}
	return { kind: 'known', missing };
}

/** The ties say which second legs are missing, and when: their round does not say it again. */
function missingOfRounds(
	open: readonly OpenRound[],
	day: string,
	tied: ReadonlySet<string>,
): number {
	return open
		.filter(({ round }) => round.leg !== 'second' || !tied.has(round.family))
		.reduce((sum, { missing }) => sum + (missing.get(day) ?? 0), 0);
}
