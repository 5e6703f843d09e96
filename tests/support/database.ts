import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, test } from 'vitest';
import type { AppDatabase, Engine } from '#server/db/app-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';

/** A database of one test's own; everything of it goes with `await using`. */
export type TestDatabase = {
	database: AppDatabase;
	/** What `openDatabase` needs to open the same data again, in this or another process. */
	address: { dataDir: string; databaseUrl: string | null };
	[Symbol.asyncDispose](): Promise<void>;
};

const POSTGRES_TEMPLATE = 'guia_template';

export const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

/** Registers one test for each engine. Each run gets an empty, migrated database of its own. */
export function onBothEngines(
	title: string,
	run: (database: AppDatabase, own: TestDatabase) => Promise<void>,
): void {
	for (const engine of ENGINES) {
		test(`${title} [${engine}]`, async () => {
			await using own = await openTestDatabase(engine);
			await run(own.database, own);
		});
	}
}

/** An empty database of its own; `migrated: false` leaves even the tables out. */
export async function openTestDatabase(
	engine: Engine,
	options: { migrated?: boolean } = {},
): Promise<TestDatabase> {
	const migrated = options.migrated ?? true;
	return engine === 'sqlite' ? openTestSqlite(migrated) : openTestPostgres(migrated);
}

/** A temporary folder that goes with `await using`. */
export async function temporaryFolder(): Promise<{
	path: string;
	[Symbol.asyncDispose](): Promise<void>;
}> {
	const path = await mkdtemp(join(tmpdir(), 'guia-test-'));
	return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

async function openTestSqlite(migrated: boolean): Promise<TestDatabase> {
	const folder = await temporaryFolder();
	if (migrated) await copyFile(inject('sqliteTemplate'), join(folder.path, SQLITE_FILE));
	const database = await openDatabase({ dataDir: folder.path, databaseUrl: null });
	return {
		database,
		address: { dataDir: folder.path, databaseUrl: null },
		async [Symbol.asyncDispose]() {
			await database[Symbol.asyncDispose]();
			await folder[Symbol.asyncDispose]();
		},
	};
}

async function openTestPostgres(migrated: boolean): Promise<TestDatabase> {
	const folder = await temporaryFolder();
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	const server = inject('postgresUrl');
	const template = migrated ? POSTGRES_TEMPLATE : 'template0';
	await runOnServer(server, `create database ${name} template ${template}`);
	const databaseUrl = databaseOn(server, name);
	const database = await openDatabase({ dataDir: folder.path, databaseUrl, poolSize: 4 });
	return {
		database,
		address: { dataDir: folder.path, databaseUrl },
		async [Symbol.asyncDispose]() {
			await database[Symbol.asyncDispose]();
			await runOnServer(server, `drop database ${name} with (force)`);
			await folder[Symbol.asyncDispose]();
		},
	};
}

/** Makes the migrated, empty database that each test on PostgreSQL copies. */
export async function makePostgresTemplate(server: string, dataDir: string): Promise<void> {
	await runOnServer(server, `create database ${POSTGRES_TEMPLATE}`);
	const databaseUrl = databaseOn(server, POSTGRES_TEMPLATE);
	await using database = await openDatabase({ dataDir, databaseUrl });
	await migrate(database);
}

const databaseOn = (server: string, name: string) => new URL(`/${name}`, server).href;

async function runOnServer(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(statement);
	await client.end();
}
