import { buildMap, isDrawn } from '#core/map/build-map.ts';
import { mapSlots } from '#core/map/map-slots.ts';
import type { MapView } from '#core/map/map-view.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';

/** How many days ahead a map is looked for, and how many of those with open television are read. */
const AHEAD_DAYS = 60;
const MOST_DAYS = 14;

type Asked = {
	/** YYYY-MM-DD, America/Sao_Paulo. */ day: string;
	/** UTC milliseconds. */
	now: number;
};

/**
 * Reads what open television shows in each state on a day; without a map of its own it names the
 * next day that has one. `validUntil` is the UTC instant at which the page stops being true by the
 * clock alone.
 */
export async function readMap(
	data: GuideData,
	{ day, now }: Asked,
): Promise<{ view: MapView; validUntil: number }> {
	const [names, games] = await Promise.all([data.reference(), data.games.listDay(day)]);
	const hasMap = mapSlots(games, names).some(isDrawn);
	const next = hasMap ? null : await nextMapDay(data, { day, now }, names);
	return buildMap({ day, now, games, names, next });
}

/**
 * The first day after a day, and not before today, whose map differs between states; null where
 * none is known.
 */
async function nextMapDay(
	data: GuideData,
	{ day, now }: Asked,
	names: Reference,
): Promise<string | null> {
	const today = dayOf(now);
	const from = day < today ? today : addDays(day, 1);
	const open = [...names.channels.values()]
		.filter(({ group }) => group === 'aberta')
		.map(({ id }) => id);
	const days = await data.maps.listDaysShown(
		open,
		{ from, to: addDays(from, AHEAD_DAYS) },
		MOST_DAYS,
	);
	for (const each of days)
		if (mapSlots(await data.games.listDay(each), names).some(isDrawn)) return each;
	return null;
}
