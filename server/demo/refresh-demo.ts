import { dayOf } from '#core/site/dates.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createDemoRepository } from './demo-repository.ts';
import { readDemoDay } from './demo-settings.ts';
import { loadDemo } from './load-demo.ts';

/**
 * Rebuilds the demonstration when its day is not that of `now` (UTC ms). Null, with nothing
 * changed, when there is none, it is current, or an operator's games exist.
 */
export async function refreshDemo(
	ctx: { db: AppDatabase; reference: Reference },
	{ now }: { now: number },
): Promise<{ games: number } | null> {
	const repository = createDemoRepository(ctx.db.kysely);
	if ((await repository.countDemo()) === 0 || (await repository.countReal()) > 0) return null;
	return (await readDemoDay(ctx.db.kysely)) === dayOf(now) ? null : loadDemo(ctx, { now });
}
