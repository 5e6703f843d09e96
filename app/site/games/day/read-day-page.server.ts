import { describeDay } from '#app/site/games/describe.server.ts';
import { stripDays } from '#core/games/day/day-strip.ts';
import { type PackedDay, packDay } from '#core/games/day/packed-day.ts';
import { asksFilter, isVariant } from '#core/games/filter/filter-names.ts';
import type { AskedNames } from '#core/games/filter/known-names.ts';
import { SEARCH_PARAMETER, searchTerm } from '#core/site/paths.ts';
import { readAskedNames } from '#server/games/read/read-asked-names.ts';
import { readDay } from '#server/games/read/read-day.ts';
import { expireAt, type RenderContext } from '#server/http/render/render-context.ts';
import { loadKit } from './filters/load-kit.ts';
import { readSearchHints } from './search-hints.server.ts';
import type { SearchHints } from './search-hints.tsx';

/** Data of every page that lists a day. */
export type DayPageData = {
	day: string;
	total: number;
	/** Number of games for each day in the strip. */
	counts: number[];
	packed: PackedDay;
	names?: AskedNames;
	hints?: SearchHints;
};

/** Reads a day and the names in the filters of its address. Sets the expiry of the page cache. */
export async function readDayPage(
	context: RenderContext,
	day: string,
	request: Request,
): Promise<DayPageData> {
	const { search, searchParams } = new URL(request.url);
	const [{ view, validUntil }, counts] = await Promise.all([
		readDay(context.data, { day, now: context.now }),
		context.data.activity.countDays(stripDays(day)),
	]);
	expireAt(context.page, validUntil);
	const term = searchTerm(searchParams.get(SEARCH_PARAMETER));
	const hints = term === '' ? undefined : await readSearchHints(context, view, term);
	const page = { day, total: view.total, counts, packed: packDay(view), ...(hints && { hints }) };
	// Variants of a day are not for search engines.
	if (!isVariant(search)) describeDay(context, view);
	if (!asksFilter(search)) return page;
	const [names] = await Promise.all([readAskedNames(context.data, searchParams), loadKit()]);
	return { ...page, names };
}
