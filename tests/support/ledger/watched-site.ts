import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '#tests/support/database.ts';

/** What a process holds at one moment. */
export type Resources = { threads: number; descriptors: number; timers: number; children: number };

/** bin/web.ts in a process of its own that says what it holds; goes with `await using`. */
export type WatchedSite = {
	url: string;
	resources(): Promise<Resources>;
	[Symbol.asyncDispose](): Promise<void>;
};

const WEB = fileURLToPath(new URL('../../../bin/web.ts', import.meta.url));
const COUNTER = new URL('../children/count-resources.ts', import.meta.url).href;

/** Starts the site with its demonstration. `env` = settings besides. */
export async function startWatchedSite(env: Record<string, string>): Promise<WatchedSite> {
	const folder = await temporaryFolder();
	const child = fork(WEB, {
		execArgv: ['--no-warnings', `--import=${COUNTER}`],
		env: {
			PATH: process.env.PATH,
			PORT: '0',
			HOST: '127.0.0.1',
			ROLE: 'web',
			GUIA_DEMO: 'on',
			DATA_DIR: folder.path,
			...env,
		},
		stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
	});
	const url = await new Promise<string>((resolve, reject) => {
		if (child.stderr !== null)
			createInterface({ input: child.stderr }).on('line', (line) => {
				const found = /http:\/\/localhost:\d+/.exec(line);
				if (found) resolve(found[0]);
			});
		child.once('exit', (code) => reject(new Error(`The site ended with ${code}`)));
	});
	return {
		url,
		async resources() {
			child.send('count');
			const [counted] = await once(child, 'message');
			return counted as Resources;
		},
		async [Symbol.asyncDispose]() {
			child.kill('SIGKILL');
			if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
			await folder[Symbol.asyncDispose]();
		},
	};
}

const STEP_MS = 20;
const PATIENCE_MS = 10_000;

/** What a site holds as soon as it holds the same twice in a row. */
export async function atRest(site: WatchedSite): Promise<Resources> {
	let held = await site.resources();
	for (;;) {
		await pause(STEP_MS);
		const next = await site.resources();
		if (risen(held, next).length === 0 && risen(next, held).length === 0) return next;
		held = next;
	}
}

/**
 * What a site holds more of than `before`, in words; empty as soon as that is nothing. What is
 * about to go is given time to go.
 */
export async function growthSince(site: WatchedSite, before: Resources): Promise<string[]> {
	for (let waited = 0; ; waited += STEP_MS) {
		const grown = risen(before, await site.resources());
		if (grown.length === 0 || waited >= PATIENCE_MS) return grown;
		await pause(STEP_MS);
	}
}

/** What rose, in words: 'threads 14 → 34'. */
function risen(before: Resources, after: Resources): string[] {
	const kinds = Object.keys(before) as (keyof Resources)[];
	return kinds
		.filter((kind) => after[kind] > before[kind])
		.map((kind) => `${kind} ${before[kind]} → ${after[kind]}`);
}
