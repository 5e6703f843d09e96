import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rowsCopy } from '#core/copy/rows.ts';
import { AppError } from '#core/kit/app-error.ts';
import type { Reader } from '#server/db/app-database.ts';
import { migrate, readSchemaState } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { postgresRows, takeTime } from '#server/db/rows/postgres-rows.ts';
import { fillSqlite, sqliteRows } from '#server/db/rows/sqlite-rows.ts';
import { type RowSource, sumTable } from '#server/db/rows/text-rows.ts';

/**
 * Copies a guide in PostgreSQL into a new SQLite file with the same migrations: one state of the
 * data, while others write. `work` = an empty folder. Counts and checksums of each table are
 * compared.
 * @throws AppError 'schema-newer' | 'unavailable' | 'conflict' when a table differs.
 */
export async function copyPostgresToSqlite(
	url: string,
	{ work, file }: { work: string; file: string },
): Promise<void> {
	await using database = await openDatabase({ dataDir: work, databaseUrl: url, poolSize: 1 });
	const snapshot = database.kysely
		.transaction()
		.setIsolationLevel('repeatable read')
		.setAccessMode('read only');
	await snapshot.execute(async (trx) => {
		await takeTime(trx);
		await makeFile(trx, work);
		await fillFile(trx, join(work, SQLITE_FILE));
	});
	await rename(join(work, SQLITE_FILE), file);
}

async function makeFile(source: Reader, work: string): Promise<void> {
	const { applied } = await readSchemaState(source);
	const migrations = allMigrations.filter(({ name }) => applied.includes(name));
	await using empty = await openDatabase({ dataDir: work, databaseUrl: null });
	await migrate(empty, { migrations });
}

async function fillFile(source: Reader, file: string): Promise<void> {
	const raw = new DatabaseSync(file);
	try {
		const rows = postgresRows(source);
		await fillSqlite(raw, rows);
		await compare(rows, sqliteRows(raw));
		raw.exec('pragma journal_mode = delete');
	} finally {
		raw.close();
	}
}

async function compare(one: RowSource, other: RowSource): Promise<void> {
	const copied = new Map((await other.tables()).map((table) => [table.name, table]));
	for (const table of await one.tables()) {
		const [own, copy] = [
			await sumTable(one, table),
			await sumTable(other, copied.get(table.name) ?? table),
		];
		if (own.rows !== copy.rows || own.sum !== copy.sum)
			throw new AppError('conflict', rowsCopy.differs(table.name));
	}
}
