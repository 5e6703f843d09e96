import { Cron } from 'croner';
import type { Backfill } from '#core/bots/job.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';

/** Most slots that the 'all' policy backfills. */
const MOST_SLOTS = 100;
/** A slot late by less than this was not missed: the worker was merely busy. */
const GRACE_MS = 60_000;

/** True for a valid five-field cron expression that has a next run. */
export function isSchedule(text: string): boolean {
	try {
		return read(text).nextRun() !== null;
	} catch {
		return false;
	}
}

/** The next `count` instants of a schedule after `from`, UTC milliseconds. */
export function nextSlots(schedule: string, from: number, count: number): number[] {
	return read(schedule)
		.nextRuns(count, new Date(from))
		.map((date) => date.getTime());
}

/** Memoized next slot per schedule: valid for any instant from `from` until the slot. */
const upcoming = new Map<string, { from: number; slot: number }>();
const MOST_KEPT = 100;

/**
 * The first slot after `from`, UTC milliseconds; infinity when there is none. Repeated calls are
 * cheap.
 */
export function nextSlot(schedule: string, from: number): number {
	const known = upcoming.get(schedule);
	if (known !== undefined && known.from <= from && from < known.slot) return known.slot;
	const [slot = Number.POSITIVE_INFINITY] = nextSlots(schedule, from, 1);
	if (upcoming.size >= MOST_KEPT) upcoming.clear();
	upcoming.set(schedule, { from: known?.slot === slot ? Math.min(known.from, from) : from, slot });
	return slot;
}

/** Slots after `after` up to and including `until` that the bot's policy runs now; oldest first. */
export function dueSlots(
	schedule: string,
	{ after, until, backfill }: { after: number; until: number; backfill: Backfill },
): number[] {
	if (nextSlot(schedule, after) > until) return [];
	const count = backfill === 'all' ? MOST_SLOTS : 1;
	const slots = read(schedule)
		// `previousRuns` excludes its start instant, hence the added millisecond.
		.previousRuns(count, new Date(until + 1))
		.map((date) => date.getTime())
		.filter(
			(slot) => slot > after && slot <= until && (backfill !== 'skip' || slot > until - GRACE_MS),
		);
	return slots.toSorted((a, b) => a - b);
}

function read(schedule: string): Cron {
	return new Cron(schedule, {
		timezone: GUIDE_ZONE,
		paused: true,
		mode: '5-part',
		domAndDow: false,
	});
}
