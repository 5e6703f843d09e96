import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Address of the PostgreSQL server of this run. */
		postgresUrl: string;
	}
}

/** One PostgreSQL server for the whole run; each test file works in a schema of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await startPostgres();
	project.provide('postgresUrl', server.url);
	return () => server.stop();
}
