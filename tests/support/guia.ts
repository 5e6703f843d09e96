import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** What one command answered; `code` null = it was killed. */
type Answered = { code: number | null; out: string; warn: string };

/** `guia` in a process of its own, with these settings only. `killAfterMs` = it may not finish. */
export async function guia(
	words: readonly string[],
	env: Record<string, string>,
	killAfterMs?: number,
): Promise<Answered> {
	const child = spawn(process.execPath, ['--no-warnings', 'bin/cli.ts', ...words], {
		env: { PATH: process.env.PATH, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
	const read = Promise.all([text(child.stdout), text(child.stderr)]);
	if (killAfterMs !== undefined) {
		await Promise.race([wait(killAfterMs), ended]);
		child.kill('SIGKILL');
	}
	const code = await ended;
	const [out, warn] = await read;
	return { code, out, warn };
}
