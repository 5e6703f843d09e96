import { buildMap, isDrawn } from '#core/map/build-map.ts';
import { mapSlots } from '#core/map/map-slots.ts';
import type { MapView } from '#core/map/map-view.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';

/** How many days ahead to look for a map, and how many free-to-air days among them to read. */
const AHEAD_DAYS = 60;
const MOST_DAYS = 14;

type Asked = {
	/** YYYY-MM-DD, America/Sao_Paulo. */ day: string;
	/** UTC milliseconds. */
	now: number;
};

/**
 * Reads what free-to-air television shows in each state on a day. A day without a map names the
 * next one that has it. `validUntil` = UTC instant at which the page expires without a data change.
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
 * The first day after `day`, from today on, whose map differs between states; null when none is
 * known.
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
