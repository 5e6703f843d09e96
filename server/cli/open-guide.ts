import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { type Naming, readNaming, shippedNaming } from '#server/reference/naming.ts';
import type { CliContext } from './verb.ts';

/**
 * The command line at the hour of the guide: with GUIA_NOW a game is read, told and stored as the
 * site would.
 */
export function atGuideHour(ctx: CliContext): CliContext {
	const { clockOffsetMs } = ctx.config();
	return { ...ctx, now: () => ctx.now() + clockOffsetMs };
}

/**
 * Opens the database ready for use: migrated (after a verified backup) and with the reference data
 * loaded.
 */
export async function openPrepared(config: Config, now: number): Promise<AppDatabase> {
	const db = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
	try {
		await prepareDatabase(db, { dataDir: config.dataDir, now });
		return db;
	} catch (error) {
		await db[Symbol.asyncDispose]();
		throw error;
	}
}

/**
 * The names that the guide knows, for looking only: those of the database where there is one, else
 * those shipped with the product. Nothing is created or changed.
 */
export async function withNaming<T>(
	config: Config,
	use: (naming: Naming, db: AppDatabase | null) => Promise<T>,
): Promise<T> {
	const exists = config.databaseUrl !== null || existsSync(join(config.dataDir, 'guia.sqlite'));
	if (!exists) return use(await shippedNaming(), null);
	await using db = await openDatabase({
		dataDir: config.dataDir,
		databaseUrl: config.databaseUrl,
		readOnly: true,
	});
	// Awaited here: the database must stay open until it was used.
	return await use(await readNaming(db), db);
}
