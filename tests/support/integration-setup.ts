import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { fillTemplate, makePostgresTemplate } from './database.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Address of the PostgreSQL server of this run. */
		postgresUrl: string;
		/** SQLite files to copy, by what they hold: a copy costs a millisecond. */
		sqliteTemplates: Record<'tables' | 'reference', string>;
	}
}

let server: PostgresServer | null = null;
let folder: string | null = null;

/**
 * One PostgreSQL server and templates of each engine for the whole run; each test works in a copy
 * of its own.
 */
export async function setup(project: TestProject): Promise<void> {
	folder = await mkdtemp(join(tmpdir(), 'guia-template-'));
	server = await startPostgres();
	project.provide('postgresUrl', server.url);
	const tables = await makeTemplates(server, join(folder, 'tables'), 'tables');
	const reference = await makeTemplates(server, join(folder, 'reference'), 'reference');
	project.provide('sqliteTemplates', { tables, reference });
}

async function makeTemplates(
	{ url }: PostgresServer,
	dataDir: string,
	holds: 'tables' | 'reference',
): Promise<string> {
	await mkdir(dataDir);
	await using database = await openDatabase({ dataDir, databaseUrl: null });
	await fillTemplate(database, holds);
	await makePostgresTemplate(url, dataDir, holds);
	return join(dataDir, SQLITE_FILE);
}

export async function teardown(): Promise<void> {
	await server?.stop();
	if (folder !== null) await rm(folder, { recursive: true, force: true });
}
