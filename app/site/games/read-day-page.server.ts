import { type PackedDay, packDay } from '#core/games/packed-day.ts';
import { readDay } from '#server/games/read-day.ts';
import { expireAt, type RenderContext } from '#server/http/render-context.ts';
import { describeDay } from './describe.server.ts';

/** Data of every page that lists a day. */
export type DayPageData = { day: string; total: number; packed: PackedDay };

/** Reads a day and tells the page cache until when it is true. */
export async function readDayPage(context: RenderContext, day: string): Promise<DayPageData> {
	const { view, validUntil } = await readDay(context.data, { day, now: context.now });
	expireAt(context.page, validUntil);
	describeDay(context, view);
	return { day, total: view.total, packed: packDay(view) };
}
