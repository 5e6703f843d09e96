import { Temporal } from 'temporal-polyfill';
import { dayOf, parseDay } from '#core/site/dates.ts';
import { isZone, localToInstant } from '#core/site/zoned-time.ts';
import type { Game } from './game.ts';

/** A typed kickoff: a day and an hour (null = undefined) as local time in a zone. */
type KickoffInput = { date: string; time: string | null; zone: string };

/** What is wrong with it: no such day, hour or zone; an hour that a clock change skips. */
export type KickoffProblem = 'date' | 'time' | 'zone' | 'gap';

type Kickoff = Pick<Game, 'day' | 'kickoffAt' | 'zone'>;

/**
 * Converts a typed kickoff to its stored form: UTC milliseconds and the São Paulo day that lists
 * it. An hour that a clock change repeats counts as the second one. Without an hour the typed day
 * is the day.
 */
export function readKickoff({ date, time, zone }: KickoffInput): Kickoff | KickoffProblem {
	const day = parseDay(date);
	if (day === null) return 'date';
	if (!isZone(zone)) return 'zone';
	if (time === null) return { day, kickoffAt: null, zone };
	const instant = localToInstant(day, time, zone);
	if (instant === null) return 'time';
	return instant.fit === 'gap'
		? 'gap'
		: { day: dayOf(instant.epochMs), kickoffAt: instant.epochMs, zone };
}

/** A stored kickoff as local time in its own zone: the inverse of `readKickoff`. */
export function writeKickoff({ day, kickoffAt, zone }: Kickoff): KickoffInput {
	if (kickoffAt === null) return { date: day, time: null, zone };
	const local = Temporal.Instant.fromEpochMilliseconds(kickoffAt)
		.toZonedDateTimeISO(zone)
		.toPlainDateTime();
	return {
		date: local.toPlainDate().toString(),
		time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
		zone,
	};
}
