import { Temporal } from 'temporal-polyfill';
import { dayOf, parseDay } from '#core/site/dates.ts';
import { isZone, localToInstant } from '#core/site/zoned-time.ts';
import type { Game } from './game.ts';

/**
 * A start as somebody writes it: a day and an hour (null = still to be said) on the clocks of a
 * zone.
 */
type KickoffInput = { date: string; time: string | null; zone: string };

/**
 * What is wrong with it: no such day, hour or zone; an hour that the clocks of the zone jump over.
 */
export type KickoffProblem = 'date' | 'time' | 'zone' | 'gap';

type Kickoff = Pick<Game, 'day' | 'kickoffAt' | 'zone'>;

/**
 * The start that a person wrote, as a game keeps it: UTC milliseconds and the São Paulo day under
 * which it is listed. An hour that the clocks show twice counts as the second one. Without an hour
 * the written day is the day.
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

/** A stored start as it is written on the clocks of its own zone: `readKickoff` gives it back. */
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
