import { createHash } from 'node:crypto';
import { dayOf } from '#core/site/dates.ts';
import { readBrandName } from '#server/brand/brand-name.ts';
import type { AppContext } from '#server/context.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { readDayCalendar } from '#server/games/read-day-calendar.ts';
import { createPageStore } from '#server/http/page-store.ts';
import { dayCalendar } from './game-calendar.ts';

/** The calendar file of a day; `bytes` is its length in memory. */
export type DayCalendar = { body: string; etag: string; bytes: number };

/** Days kept in memory: a full one has some 60 KB. */
const LIMITS = { bytes: 4 * 1024 * 1024, entries: 64 };

type Guide = Pick<AppContext, 'data' | 'clock' | 'db'>;

/** Calendar files of days. Each is written once for each version of the data, for all who ask meanwhile; null = a day without games. */
export function createDayCalendars({ data, clock, db }: Guide, publicUrl: string) {
	const kept = createPageStore<DayCalendar>(LIMITS);
	const pending = new Map<string, Promise<DayCalendar | null>>();

	async function write(key: string, day: string): Promise<DayCalendar | null> {
		const games = await readDayCalendar(data, { day, now: clock() });
		if (games.length === 0) return null;
		const body = dayCalendar({ day, games, publicUrl, brand: await readBrandName(data) });
		const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
		const calendar = { body, etag, bytes: 2 * body.length };
		kept.set(key, calendar);
		return calendar;
	}

	return async (day: string): Promise<DayCalendar | null> => {
		// What is said of a game without a channel changes with the day.
		const key = `${await readDataVersion(db.kysely)} ${dayOf(clock())} ${day}`;
		const known = kept.get(key) ?? pending.get(key);
		if (known !== undefined) return known;
		const writing = write(key, day).finally(() => pending.delete(key));
		pending.set(key, writing);
		return writing;
	};
}
