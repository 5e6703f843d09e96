import type { Names } from '#core/games/cards.ts';
import type { Game } from '#core/games/game.ts';
import { latestChange } from '#core/games/game-list.ts';
import { LIVE_MINUTES } from '#core/games/game-rules.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { mapSlots } from './map-slots.ts';
import type { MapSlot, MapView } from './map-view.ts';

type MapInput = {
	/** YYYY-MM-DD, America/Sao_Paulo. */
	day: string;
	/** UTC milliseconds. */
	now: number;
	/** Games of the day. */
	games: readonly Game[];
	names: Names;
	/** The next day with a regional map, if it was looked up. */
	next?: string | null;
};

/** Whether a slot shows different games in different states, so that it is drawn as a map. */
export function isDrawn({ kind }: MapSlot): boolean {
	return kind === 'states';
}

/**
 * The map of a day. `validUntil` = UTC ms at which the clock alone changes it: a slot ends and
 * another comes first, or the day changes.
 */
export function buildMap({ day, now, games, names, next }: MapInput): {
	view: MapView;
	validUntil: number;
} {
	const slots = mapSlots(games, names);
	const slugs = new Set(slots.flatMap((slot) => slot.games.map(({ slug }) => slug)));
	const used = games.filter(({ slug }) => slugs.has(slug));
	const drawn = slots.filter(isDrawn);
	const first = drawn.find(({ kickoffAt }) => now < endOf(kickoffAt)) ?? drawn.at(-1);
	const view: MapView = { day, today: dayOf(now), slots, updatedAt: latestChange(used) };
	if (first !== undefined) view.first = first.id;
	if (next) view.next = next;
	if (used.some(({ demo }) => demo)) view.demo = true;
	const turns = drawn.map(({ kickoffAt }) => endOf(kickoffAt)).filter((end) => end > now);
	return { view, validUntil: Math.min(startOfDay(addDays(dayOf(now), 1)), ...turns) };
}

function endOf(kickoffAt: number): number {
	return kickoffAt + LIVE_MINUTES * 60_000;
}
