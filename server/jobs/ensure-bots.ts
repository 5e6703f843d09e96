import type { AppDatabase } from '#server/db/app-database.ts';
import type { Bot } from './bot.ts';
import { type BotRow, createBotsRepository, createBotsWriter } from './bots-repository.ts';

/**
 * Rows of all bots of this program. Creates missing ones, whose schedule starts at `now` (the
 * database's time).
 */
export async function ensureBots(
	db: AppDatabase,
	bots: Iterable<Bot>,
	now: number,
): Promise<BotRow[]> {
	const rows = await createBotsRepository(db.kysely).list();
	const known = new Set(rows.map(({ id }) => id));
	const missing = [...bots].filter(({ id }) => !known.has(id));
	if (missing.length === 0) return rows;
	await db.transaction(async (trx) => {
		for (const bot of missing) await createBotsWriter(trx).ensure(bot, now);
	});
	return createBotsRepository(db.kysely).list();
}
