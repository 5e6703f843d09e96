/**
 * The single entry point to the data.
 *
 *     await using database = await openDatabase({ dataDir, databaseUrl });
 *     const game = await database.kysely.selectFrom('games')…                    // reads
 *     await database.transaction(async (trx) => { await trx.insertInto('games')… });  // writes
 *
 * Repositories take `Reader` for reads and `Writer` for writes (`app-database.ts`). So one
 * repository works inside and outside a transaction, and a write outside one does not compile. If
 * the types are bypassed, both engines refuse it. Read inside a transaction with its `trx`:
 * `database.kysely` does not see uncommitted rows. Expected failures arrive as AppError:
 * 'disk-full', 'unavailable' (`db-error.ts`). `migrate` brings the schema up to date
 * (`migrate.ts`). `dialect.ts` holds the differences between the engines. One to remember in
 * queries: LIKE ignores ASCII case on SQLite only.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppDatabase } from './app-database.ts';
import type { Ballast } from './ballast.ts';
import { finishPendingRestore } from './pending-restore.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { Tuning } from './sqlite/sqlite-session.ts';

/** Name of the SQLite file inside the data directory. */
export const SQLITE_FILE = 'guia.sqlite';

type OpenOptions = {
	dataDir: string;
	/** postgres://… ; null = SQLite in `dataDir`. */
	databaseUrl: string | null;
	/** Refuses transactions: for the render thread. */
	readOnly?: boolean;
	/** Connections to PostgreSQL; SQLite always has one writer and one reader. */
	poolSize?: number;
	/** Space released on a full disk for relief work; SQLite only. */
	ballast?: Ballast;
	/**
	 * SQLite's cache sizes and checkpoint interval: 'bulk' is for a long import, 14 MB instead of 32.
	 */
	tuning?: Tuning;
};

/**
 * Opens the data of this installation: PostgreSQL when a URL is given, otherwise SQLite. Creates
 * the data directory if it is missing.
 */
export async function openDatabase(options: OpenOptions): Promise<AppDatabase> {
	const readOnly = options.readOnly ?? false;
	if (options.databaseUrl !== null)
		return openPostgres({ url: options.databaseUrl, readOnly, poolSize: options.poolSize ?? 10 });
	await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
	finishPendingRestore(options.dataDir);
	return openSqlite({
		file: join(options.dataDir, SQLITE_FILE),
		readOnly,
		tuning: options.tuning,
		ballast: options.ballast,
	});
}
