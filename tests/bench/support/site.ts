import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess, freePort, type Spawned, spawnOn } from './processes.ts';

/** The site as production runs it, in a process of its own. */
export type Site = {
	url: string;
	port: number;
	pid: number;
	logFile: string;
	stop(): Promise<void>;
};

export type SiteOptions = {
	folder: string;
	name: string;
	dataDir: string;
	core: number | 'any';
	env?: Record<string, string>;
	/** Arguments of Node itself. */
	nodeArguments?: string[];
};

/** As `npm start` and the image set them (scripts/bootstrap.mjs). */
const SITE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=768'];
const POLL_MS = 5;
const START_MS = 60_000;

/**
 * Starts bin/web.ts on a free port with production settings, the log at its ordinary level going to
 * a file, and waits until it is ready.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
	const port = await freePort();
	const { spawned, logFile } = await spawnSite(options, port);
	const url = `http://127.0.0.1:${port}`;
	await waitForStatus(`${url}/readyz`, spawned);
	return { url, port, pid: spawned.pid, logFile, stop: () => endProcess(spawned) };
}

export async function spawnSite(
	options: SiteOptions,
	port: number,
): Promise<{ spawned: Spawned; logFile: string }> {
	const logs = path.join(options.folder, 'logs');
	mkdirSync(logs, { recursive: true });
	const logFile = path.join(logs, `${options.name}.log`);
	const log = openSync(logFile, 'w');
	const errors = openSync(path.join(logs, `${options.name}.err`), 'w');
	const spawned = spawnOn(
		process.execPath,
		[...SITE_FLAGS, ...(options.nodeArguments ?? []), 'bin/web.ts'],
		{
			core: options.core,
			env: siteEnvironment(port, options.dataDir, options.env),
			stdio: ['ignore', log, errors],
		},
	);
	return { spawned, logFile };
}

/**
 * The environment of a production site without demonstration; settings of the shell that started us
 * do not reach it.
 */
export function siteEnvironment(
	port: number,
	dataDir: string,
	more: Record<string, string> = {},
): NodeJS.ProcessEnv {
	const { PATH, HOME } = process.env;
	return {
		PATH,
		HOME,
		NODE_ENV: 'production',
		MALLOC_ARENA_MAX: '2',
		MALLOC_MMAP_THRESHOLD_: '262144',
		NODE_COMPILE_CACHE: path.resolve('build/.compiled'),
		PORT: String(port),
		HOST: '127.0.0.1',
		DATA_DIR: dataDir,
		GUIA_DEMO: 'off',
		...more,
	};
}

/** Resolves with the body once the address answers 200. */
export async function waitForStatus(url: string, spawned: Spawned): Promise<string> {
	const deadline = performance.now() + START_MS;
	for (;;) {
		const response = await fetch(url).catch(() => null);
		const body = await response?.text();
		if (response?.status === 200) return body ?? '';
		if (spawned.process.exitCode !== null)
			throw new Error(`The site ended with ${spawned.process.exitCode} before it was ready`);
		if (performance.now() > deadline)
			throw new Error(`${url} did not answer 200 (last: ${response?.status ?? 'no connection'})`);
		await wait(POLL_MS);
	}
}
