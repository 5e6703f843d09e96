import cluster from 'node:cluster';
import { type Config, parseConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';

/**
 * Runs the site until a signal, in one process or in several behind one port (WEB_CONCURRENCY).
 * Resolves with the exit code.
 */
export async function runSite(args: readonly string[]): Promise<number> {
	const config = cluster.isPrimary && !args.includes('--dev') ? readConfig() : null;
	// The primary process loads nothing of the site: it must stay small.
	if (config !== null && config.processes > 1)
		return (await import('./run-primary.ts')).runPrimary(config);
	const { runWeb } = await import('#server/http/run-web.ts');
	return runWeb(args);
}

/** Null where one process is enough, or the settings are wrong: it says so itself. */
function readConfig(): Config | null {
	const read = parseConfig(readEnv(), Date.now());
	return read.ok && read.value.config.role !== 'worker' ? read.value.config : null;
}
