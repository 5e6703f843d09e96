import { buildGrid } from '#core/grid/build-grid.ts';
import type { GridView } from '#core/grid/grid-view.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';

/** How many days ahead to look for one with a confirmed channel. */
const AHEAD_DAYS = 60;

type Asked = {
	/** YYYY-MM-DD, America/Sao_Paulo. */ day: string;
	/** UTC milliseconds. */
	now: number;
};

/**
 * Reads which channels show what at which hour of a day. A day without a confirmed channel names
 * the next one that has any. `validUntil` = UTC ms at which the day ends.
 */
export async function readGrid(
	data: GuideData,
	{ day, now }: Asked,
): Promise<{ view: GridView; validUntil: number }> {
	const [names, games] = await Promise.all([data.reference(), data.games.listDay(day)]);
	const view = buildGrid({ day, now, games, names });
	const next = view.groups.length > 0 ? undefined : await nextDay(data, { day, now }, names);
	return {
		view: next === undefined ? view : { ...view, next },
		validUntil: startOfDay(addDays(view.today, 1)),
	};
}

/** The first day after `day`, from today on, with a confirmed channel. */
async function nextDay(
	data: GuideData,
	{ day, now }: Asked,
	{ channels }: Reference,
): Promise<string | undefined> {
	const today = dayOf(now);
	const from = day < today ? today : addDays(day, 1);
	const [next] = await data.maps.listDaysShown(
		[...channels.keys()],
		{ from, to: addDays(from, AHEAD_DAYS) },
		1,
	);
	return next;
}
