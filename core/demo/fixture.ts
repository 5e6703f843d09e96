import type { Competition } from '#core/competitions/competition.ts';
import type { Names } from '#core/games/cards.ts';
import { dayOf, GUIDE_ZONE } from '#core/site/dates.ts';
import { localToInstant } from '#core/site/zoned-time.ts';
import type { Slot } from './series.ts';

/** A game of the demo calendar, before channels and events. */
export type Fixture = {
	competition: Competition;
	round: string;
	/** Ids of the reference data, or names of clubs missing from it. */
	home: string;
	away: string;
	zone: string;
	/** Date and hour in `zone`. */
	date: string;
	time: string;
	/** UTC milliseconds, and its São Paulo day. */
	kickoffAt: number;
	day: string;
	/** Channels of its grid slot; null = those usual for the competition. */
	channels: readonly string[] | null;
	/** Both sides are words such as 'Vencedor da semifinal 1'. */
	undecided: boolean;
	/** One of two games of the same clubs on the same day (senior and sub-20). */
	twin: boolean;
};

/** When a slot happens on a date: null where that hour does not exist. */
export function kickoffOf(
	date: string,
	slot: Slot,
	seriesZone: string,
): Pick<Fixture, 'zone' | 'date' | 'time' | 'kickoffAt' | 'day'> | null {
	const zone = slot.zone ?? seriesZone;
	const instant = localToInstant(date, slot.time, zone);
	if (!instant) return null;
	// Computing the day is the slowest part of the calendar, and half of its games already use the
	// guide's zone.
	const day = zone === GUIDE_ZONE ? date : dayOf(instant.epochMs);
	return { zone, date, time: slot.time, kickoffAt: instant.epochMs, day };
}

/**
 * Ids are lower-case and hyphenated; anything else is the name of a club outside the reference
 * data.
 */
export function isTeamId(team: string): boolean {
	return /^[a-z0-9-]+$/.test(team);
}

/** Whether a side can be shown: an id must be known. */
export function isKnownSide(team: string, names: Names): boolean {
	return !isTeamId(team) || names.teams.has(team);
}

/** A club's side in a competition: men, women and youth rest separately. */
export function squadOf(
	team: string,
	{ gender, ageGroup }: Pick<Competition, 'gender' | 'ageGroup'>,
): string {
	return `${team} ${gender} ${ageGroup}`;
}

/** Unique to a fixture and stable across rebuilds: the seed of its random choices. */
export function fixtureSeed({ competition, date, home, away }: Fixture): string {
	return `${competition.id} ${date} ${home} ${away}`;
}
