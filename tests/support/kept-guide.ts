import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Engine } from '#server/db/app-database.ts';
import { SQLITE_FILE } from '#server/db/open-database.ts';
import { openTestDatabase, type TestDatabase, temporaryFolder } from './database.ts';

/** GUIA_KEY of the kept guide: its stored secrets are sealed with it. */
export const KEPT_KEY = 'key of the kept guide, of no value elsewhere';

type KeptGuide = Pick<TestDatabase, 'address'> & AsyncDisposable;

/**
 * The guide that version 0.1 (commit 225b0f7d, migrations 0001 to 0016) left behind: a dump of
 * `sqlite3 .dump`, or of `pg_dump --inserts` without its settings and without the schema's name.
 * Of the reference data it holds a part.
 */
export async function openKeptGuide(engine: Engine): Promise<KeptGuide> {
	const dump = new URL(`../fixtures/guide-0.1.${engine}.sql.gz`, import.meta.url);
	const statements = gunzipSync(readFileSync(dump)).toString();
	if (engine === 'postgres') {
		const own = await openTestDatabase(engine, 'nothing');
		await own.database.transaction((trx) => sql.raw(statements).execute(trx));
		return own;
	}
	const folder = await temporaryFolder();
	using file = new DatabaseSync(join(folder.path, SQLITE_FILE));
	file.exec(statements);
	return {
		address: { dataDir: folder.path, databaseUrl: null },
		[Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
	};
}
