import { MOST_ITEMS } from '#core/feeds/stored-item.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createItemWriter } from './item-repository.ts';

const KEPT_MS = 90 * 86_400_000;

/**
 * Deletes items unchanged for 90 days, except as many per source as one feed may hold, however old.
 * Curation decisions and articles outlive them. Returns how many were deleted. Called by the tidy
 * bot.
 */
export async function sweepFeedItems(
	db: AppDatabase,
	{ now, keep = MOST_ITEMS }: { now: number; keep?: number },
): Promise<number> {
	return db.transaction((trx) => createItemWriter(trx).sweep(now - KEPT_MS, keep));
}
