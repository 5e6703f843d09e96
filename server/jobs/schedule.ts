import { Cron } from 'croner';
import type { Backfill } from '#core/bots/job.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';

/** Slots of a policy that runs them all: no more than these are made up for. */
const MOST_SLOTS = 100;
/** A slot that is missed by less than this was not missed: the worker was merely busy. */
const GRACE_MS = 60_000;

/** True when a cron expression of five fields can be read and comes round at all. */
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

/**
 * For each schedule the earliest instant that is known to have this slot next: whoever asks again
 * has the same answer until then.
 */
const upcoming = new Map<string, { from: number; slot: number }>();
const MOST_KEPT = 100;

/**
 * The first slot after `from`, UTC milliseconds; infinity when the schedule does not come round any
 * more. Cheap when asked again.
 */
export function nextSlot(schedule: string, from: number): number {
	const known = upcoming.get(schedule);
	if (known !== undefined && known.from <= from && from < known.slot) return known.slot;
	const [slot = Number.POSITIVE_INFINITY] = nextSlots(schedule, from, 1);
	if (upcoming.size >= MOST_KEPT) upcoming.clear();
	upcoming.set(schedule, { from: known?.slot === slot ? Math.min(known.from, from) : from, slot });
	return slot;
}

/**
 * Those slots after `after`, until `until` inclusive, that are to be run now by the bot's policy;
 * oldest first.
 */
export function dueSlots(
	schedule: string,
	{ after, until, backfill }: { after: number; until: number; backfill: Backfill },
): number[] {
	if (nextSlot(schedule, after) > until) return [];
	const count = backfill === 'all' ? MOST_SLOTS : 1;
	const slots = read(schedule)
		// The instant itself is not before it.
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
