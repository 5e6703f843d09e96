import { demoCopy } from '#core/demo/copy/demo.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import type { DemoFacts, DemoGame } from './demo-game.ts';
import type { DemoEvent } from './events.ts';
import { formatLocal } from './kickoff-text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MOVED_BY = 90 * MINUTE;

/** Days before the game, and hour, of the first announcement and of the change. */
const ANNOUNCED = { days: -10, hour: 10 };
const CHANGED = { days: -2, hour: 15 };

/** Wraps facts into a demo game; an event that changes the game becomes its history. */
export function withEvent(facts: DemoFacts, event: DemoEvent | null): DemoGame {
	switch (event) {
		case 'postponed':
		case 'cancelled':
			return changed(facts, {
				before: { status: 'scheduled' },
				after: { status: event },
				source: demoCopy.sources[event],
			});
		case 'hour-moved':
			return moved(facts, formerHour(facts));
		case 'day-moved':
			return moved(facts, facts.kickoffAt === null ? null : facts.kickoffAt + DAY);
		default:
			return { facts, announcedAt: null, move: null };
	}
}

/** An hour and a half later if that is still the same day, otherwise earlier. */
function formerHour({ kickoffAt, day }: DemoFacts): number | null {
	if (kickoffAt === null) return null;
	return dayOf(kickoffAt + MOVED_BY) === day ? kickoffAt + MOVED_BY : kickoffAt - MOVED_BY;
}

function moved(facts: DemoFacts, formerAt: number | null): DemoGame {
	if (formerAt === null) return { facts, announcedAt: null, move: null };
	const { day, kickoffAt, kickoffText } = facts;
	const before = {
		day: dayOf(formerAt),
		kickoffAt: formerAt,
		kickoffText: formatLocal(formerAt, facts.zone),
	};
	return changed(facts, {
		before,
		after: { day, kickoffAt, kickoffText },
		source: demoCopy.sources.moved,
	});
}

type Change = { before: Partial<DemoFacts>; after: Partial<DemoFacts>; source: string };

function changed(facts: DemoFacts, { before, after, source }: Change): DemoGame {
	const instant = ({ days, hour }: typeof CHANGED) =>
		startOfDay(addDays(facts.day, days)) + hour * HOUR;
	return {
		facts: { ...facts, ...before },
		announcedAt: instant(ANNOUNCED),
		move: { at: instant(CHANGED), source, after },
	};
}
