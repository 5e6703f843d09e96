import type { AppDatabase } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createDemoRepository } from './demo-repository.ts';
import { loadDemo } from './load-demo.ts';
import { refreshDemo } from './refresh-demo.ts';

/**
 * Runs at a start with GUIA_DEMO=on. Fills an empty guide with the demonstration, rebuilds an older
 * one around the day of `now` (UTC ms), and never touches a guide with real games. Returns the
 * number of games, or null.
 */
export async function startDemo(
	ctx: { db: AppDatabase; reference: Reference },
	{ now }: { now: number },
): Promise<number | null> {
	const repository = createDemoRepository(ctx.db.kysely);
	const isEmpty = (await repository.countDemo()) === 0 && (await repository.countReal()) === 0;
	const laid = isEmpty ? await loadDemo(ctx, { now }) : await refreshDemo(ctx, { now });
	return laid?.games ?? null;
}
