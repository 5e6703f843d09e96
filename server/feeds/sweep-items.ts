import { MOST_ITEMS } from '#core/feeds/stored-item.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createItemWriter } from './item-repository.ts';

const KEPT_MS = 90 * 86_400_000;

/**
 * Forgets items of sources after 90 days without a change; as many as one feed may hold stay of
 * each source, however old. Decisions of the curation and articles outlive them. Returns how many
 * went. For the bot that tidies.
 */
export async function sweepFeedItems(
	db: AppDatabase,
	{ now, keep = MOST_ITEMS }: { now: number; keep?: number },
): Promise<number> {
	return db.transaction((trx) => createItemWriter(trx).sweep(now - KEPT_MS, keep));
}
