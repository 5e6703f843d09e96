import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { type Naming, readNaming, shippedNaming } from '#server/reference/naming.ts';
import type { CliContext } from './verb.ts';

/**
 * Runs the command at the guide's time: GUIA_NOW affects reading, reporting and storing as on the
 * site.
 */
export function atGuideHour(ctx: CliContext): CliContext {
	const { clockOffsetMs } = ctx.config();
	return { ...ctx, now: () => ctx.now() + clockOffsetMs };
}

/**
 * Opens a database ready for use: migrated (after a verified backup), with the reference data
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
 * The guide's names, read-only: from the database if it exists, else from the shipped reference
 * data. Creates and changes nothing.
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
	// Awaited here: the database must stay open until `use` is done.
	return await use(await readNaming(db), db);
}
