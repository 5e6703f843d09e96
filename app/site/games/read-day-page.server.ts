import { type PackedDay, packDay } from '#core/games/packed-day.ts';
import { readDay } from '#server/games/read-day.ts';
import { expireAt, type RenderContext } from '#server/http/render-context.ts';

/** Data of every page that lists a day. */
export type DayPageData = { day: string; total: number; packed: PackedDay };

/** Reads a day and tells the page cache until when it is true. */
export async function readDayPage({ data, now, page }: RenderContext, day: string): Promise<DayPageData> {
	const { view, validUntil } = await readDay(data, { day, now });
	expireAt(page, validUntil);
	return { day, total: view.total, packed: packDay(view) };
}
