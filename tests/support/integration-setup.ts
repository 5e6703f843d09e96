import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Address of the PostgreSQL server of this run. */
		postgresUrl: string;
	}
}

let server: PostgresServer | null = null;

/** One PostgreSQL server for the whole run; each test works in a schema of its own. */
export async function setup(project: TestProject): Promise<void> {
	server = await startPostgres();
	project.provide('postgresUrl', server.url);
}

export async function teardown(): Promise<void> {
	await server?.stop();
}
