import type { DayView } from '#core/games/day-view.ts';
import { readDay } from '#server/games/read-day.ts';
import { expireAt, type RenderContext } from '#server/http/render-context.ts';

/** Data of every page that lists a day. */
export type DayPageData = { view: DayView };

/** Reads a day and tells the page cache until when it is true. */
export async function readDayPage({ data, now, page }: RenderContext, day: string): Promise<DayPageData> {
	const { view, validUntil } = await readDay(data, { day, now });
	expireAt(page, validUntil);
	return { view };
}
