import { noteEverything } from '#server/changes/note-change.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { createGameWriter } from '#server/games/game-write-repository.ts';
import { removeDemoSettings } from './demo-settings.ts';
import { removeDemoArticles } from './store-demo-articles.ts';

/**
 * Removes the demonstration in one transaction: games, addresses, history, articles and its
 * settings. Returns how many games were removed; `now` in UTC milliseconds.
 */
export function removeDemo(db: AppDatabase, now: number): Promise<number> {
	return db.transaction(async (trx) => {
		const { games, laid } = await clearDemo(trx);
		if (games > 0 || laid) noteEverything(trx, now);
		return games;
	});
}

/** The same inside a larger transaction. */
export async function clearDemo(trx: Writer): Promise<{ games: number; laid: boolean }> {
	await removeDemoArticles(trx);
	return {
		games: await createGameWriter(trx).removeDemo(),
		laid: await removeDemoSettings(trx),
	};
}
