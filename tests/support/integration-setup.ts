import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { makePostgresTemplate } from './database.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Address of the PostgreSQL server of this run. */
		postgresUrl: string;
		/** A migrated, empty SQLite file: a copy costs a millisecond, the migrations thirty. */
		sqliteTemplate: string;
	}
}

let server: PostgresServer | null = null;
let folder: string | null = null;

/**
 * One PostgreSQL server and one template of each engine for the whole run; each test works in a copy
 * of its own.
 */
export async function setup(project: TestProject): Promise<void> {
	folder = await mkdtemp(join(tmpdir(), 'guia-template-'));
	await using database = await openDatabase({ dataDir: folder, databaseUrl: null });
	await migrate(database);
	project.provide('sqliteTemplate', join(folder, SQLITE_FILE));
	server = await startPostgres();
	await makePostgresTemplate(server.url, folder);
	project.provide('postgresUrl', server.url);
}

export async function teardown(): Promise<void> {
	await server?.stop();
	if (folder !== null) await rm(folder, { recursive: true, force: true });
}
