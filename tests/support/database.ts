import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, test } from 'vitest';
import type { AppDatabase, Engine } from '#server/db/app-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { seedReference } from '#server/reference/seed-reference.ts';

/** A database of one test's own; everything of it goes with `await using`. */
export type TestDatabase = {
	database: AppDatabase;
	/** What `openDatabase` needs to open the same data again, in this or another process. */
	address: { dataDir: string; databaseUrl: string | null };
	[Symbol.asyncDispose](): Promise<void>;
};

export const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

/** What a database holds at first: not even tables, empty tables, or the shipped reference data. */
type Holds = 'nothing' | 'tables' | 'reference';
type Filled = Exclude<Holds, 'nothing'>;
type Run = (database: AppDatabase, own: TestDatabase) => Promise<void>;

/** Long before what any test saves. */
const SEEDED_AT = Date.UTC(2026, 0, 1);

function registerWith(holds: Holds) {
	return (title: string, run: Run): void => {
		for (const engine of ENGINES) {
			test(`${title} [${engine}]`, async () => {
				await using own = await openTestDatabase(engine, holds);
				await run(own.database, own);
			});
		}
	};
}

/** Registers one test for each engine. Each run gets a database of its own with the reference. */
export const onBothEngines = registerWith('reference');

/** The same where a row that the test did not write would be seen. */
export const onBothEmptyEngines = registerWith('tables');

/** A database of its own. Copies of templates, as the reference alone takes half a second. */
export async function openTestDatabase(
	engine: Engine,
	holds: Holds = 'reference',
): Promise<TestDatabase> {
	return engine === 'sqlite' ? openTestSqlite(holds) : openTestPostgres(holds);
}

/** Fills a database that is to be a template. */
export async function fillTemplate(database: AppDatabase, holds: Filled): Promise<void> {
	await migrate(database);
	if (holds === 'reference') await seedReference(database, SEEDED_AT);
}

/** A temporary folder that goes with `await using`. */
export async function temporaryFolder(): Promise<{
	path: string;
	[Symbol.asyncDispose](): Promise<void>;
}> {
	const path = await mkdtemp(join(tmpdir(), 'guia-test-'));
	return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

async function openTestSqlite(holds: Holds): Promise<TestDatabase> {
	const folder = await temporaryFolder();
	if (holds !== 'nothing')
		await copyFile(inject('sqliteTemplates')[holds], join(folder.path, SQLITE_FILE));
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

async function openTestPostgres(holds: Holds): Promise<TestDatabase> {
	const folder = await temporaryFolder();
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	const server = inject('postgresUrl');
	const template = holds === 'nothing' ? 'template0' : `template_${holds}`;
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

/** Makes the database that each test on PostgreSQL copies. */
export async function makePostgresTemplate(
	server: string,
	dataDir: string,
	holds: Filled,
): Promise<void> {
	const name = `template_${holds}`;
	await runOnServer(server, `create database ${name}`);
	await using database = await openDatabase({ dataDir, databaseUrl: databaseOn(server, name) });
	await fillTemplate(database, holds);
}

const databaseOn = (server: string, name: string) => new URL(`/${name}`, server).href;

async function runOnServer(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(statement);
	await client.end();
}
