import type { AppDatabase } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createDemoRepository } from './demo-repository.ts';
import { loadDemo } from './load-demo.ts';
import { refreshDemo } from './refresh-demo.ts';

/**
 * What a start with GUIA_DEMO=on does: fills an empty guide with the demonstration, lays an older
 * demonstration anew around the day of `now` (UTC ms), and leaves a guide with real games alone.
 * Returns how many games were laid, or null.
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
