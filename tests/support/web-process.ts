import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './database.ts';

/** The program of the web process. */
export const WEB = fileURLToPath(new URL('../../bin/web.ts', import.meta.url));

/** A running site. */
export type WebProcess = {
	/** Where it says that it serves: PUBLIC_URL, if set. */
	url: string;
	child: ChildProcess;
	/** Lines of stdout. */
	log: string[];
	/** Lines of stderr. */
	said: string[];
	ended: Promise<[number | null, NodeJS.Signals | null]>;
	[Symbol.asyncDispose](): Promise<void>;
};

/**
 * bin/web.ts in a process of its own, as it runs in production; `limits` is shell that comes before
 * it, `program` its file in another tree. Rejects when it does not start.
 */
export async function startWeb(
	env: Record<string, string> = {},
	limits = '',
	program = WEB,
): Promise<WebProcess> {
	const folder = await temporaryFolder();
	const child = spawn(
		'bash',
		['-c', `${limits} exec "$0" --no-warnings "$1"`, process.execPath, program],
		{
			env: {
				PATH: process.env.PATH,
				PORT: '0',
				HOST: '127.0.0.1',
				GUIA_DEMO: 'off',
				DATA_DIR: folder.path,
				...env,
			},
			stdio: ['ignore', 'pipe', 'pipe'],
		},
	);
	const log: string[] = [];
	const said: string[] = [];
	createInterface({ input: child.stdout }).on('line', (line) => log.push(line));
	const ended = once(child, 'exit') as WebProcess['ended'];
	const url = await new Promise<string>((resolve, reject) => {
		createInterface({ input: child.stderr }).on('line', (line) => {
			said.push(line);
			const found = /https?:\/\/localhost(:\d+)?/.exec(line);
			if (found) resolve(found[0]);
		});
		void ended.then(([code]) =>
			reject(new Error(`The process ended with ${code}: ${[...said, ...log].join('\n')}`)),
		);
	});
	return {
		...{ url, child, log, said, ended },
		async [Symbol.asyncDispose]() {
			child.kill('SIGKILL');
			await ended;
			await folder[Symbol.asyncDispose]();
		},
	};
}
