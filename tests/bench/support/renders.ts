import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OBSERVER = pathToFileURL(
	fileURLToPath(new URL('../children/observe-renders.ts', import.meta.url)),
).href;

export type Render = { address: string; version: number };

/** What a site must be started with so that its renderings can be counted. */
export function observed(folder: string): {
	nodeArguments: string[];
	env: Record<string, string>;
	file: string;
} {
	const file = path.join(folder, 'renders.json');
	return { nodeArguments: ['--import', OBSERVER], env: { BENCH_RENDERS: file }, file };
}

/** Every rendering since the last call. */
export async function takeRenders(pid: number, file: string): Promise<Render[]> {
	rmSync(file, { force: true });
	process.kill(pid, 'SIGUSR2');
	for (let attempt = 0; attempt < 100; attempt++) {
		await wait(50);
		if (!existsSync(file)) continue;
		try {
			return JSON.parse(readFileSync(file, 'utf8')) as Render[];
		} catch {
			// Still being written.
		}
	}
	throw new Error('The server did not write its renderings');
}
