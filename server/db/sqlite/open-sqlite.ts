import {
	type Dialect,
	Kysely,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from 'kysely';
import type { AppDatabase } from '#server/db/app-database.ts';
import { assembleDatabase } from '#server/db/assemble-database.ts';
import type { Ballast } from '#server/db/ballast.ts';
import type { Database } from '#server/db/schema.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import type { Tuning } from './sqlite-session.ts';

/** Kysely's stock adapter declares a single connection, which serializes reads behind writes. */
class TwoConnectionAdapter extends SqliteAdapter {
	override get supportsMultipleConnections(): boolean {
		return true;
	}
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

/**
 * Opens one SQLite file and creates it if missing. Fails here, not at the first query, when the
 * file is unusable.
 */
export async function openSqlite(options: {
	file: string;
	readOnly: boolean;
	tuning?: Tuning;
	ballast?: Ballast | undefined;
}): Promise<AppDatabase> {
	const { readOnly, tuning = 'serving' } = options;
	const driver = new SqliteDriver(options.file, { readOnly, tuning });
	const dialect: Dialect = {
		createAdapter: () => new TwoConnectionAdapter(),
		createDriver: () => driver,
		createIntrospector: (db) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
	const kysely = new Kysely<Database>({ dialect });
	await kysely.connection().execute(async () => undefined);
	return assembleDatabase({
		kysely,
		source: { engine: 'sqlite', file: options.file },
		readOnly,
		ballast: options.ballast,
		load: () => ({ used: 0, waiting: 0, errors: driver.errors.read() }),
	});
}
