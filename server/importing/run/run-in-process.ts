import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childEnv } from '#server/config/env.ts';
import { areReadersFirst } from '#server/yield-to-serving.ts';
import type { ProcessOrder } from './import-process.ts';
import { type StepOrder, type StepProblem, toProblem } from './import-step.ts';

const FILE = fileURLToPath(new URL('./import-process.ts', import.meta.url));
/**
 * What lives long is let grow by a quarter before it is tidied. How much it may be is told to the
 * thread: told to the process it would hold for both.
 */
const FLAGS = ['--heap-growing-percent=25', '--no-warnings'];

/**
 * Does a step in a process of its own: what it takes of memory goes back to the system when it
 * ends, nothing in it can end the site, and the whole of it can stand behind the site. Null = done;
 * else why not.
 */
export async function runInProcess(
	order: StepOrder,
	signal: AbortSignal,
): Promise<StepProblem | null> {
	const child = fork(FILE, [], {
		env: childEnv(),
		execArgv: FLAGS,
		stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
		serialization: 'advanced',
	});
	const kill = () => void child.kill('SIGKILL');
	signal.addEventListener('abort', kill, { once: true });
	try {
		return await outcomeOf(child, order);
	} finally {
		signal.removeEventListener('abort', kill);
	}
}

function outcomeOf(child: ChildProcess, order: StepOrder): Promise<StepProblem | null> {
	return new Promise((resolve) => {
		let said: { problem: StepProblem | null } | null = null;
		child.once('message', (message) => {
			said = { problem: message as StepProblem | null };
		});
		child.once('error', (error) => resolve(toProblem(error)));
		// Not 'exit', which may come before what it said last.
		child.once('close', (code, end) => resolve(said === null ? deathOf(code, end) : said.problem));
		// Whoever is gone needs nothing: its end is told by 'close'.
		child.stdin?.on('error', () => undefined);
		const { sent, bytes } = withoutBytes(order);
		child.send(sent, () => undefined);
		child.stdin?.end(bytes);
	});
}

/** A document passes beside the order: as a part of it, it would be copied twice on either side. */
function withoutBytes(order: StepOrder): { sent: ProcessOrder; bytes: Uint8Array } {
	const { task } = order;
	const whenIdle = areReadersFirst();
	if (task.kind !== 'read') return { sent: { order, size: 0, whenIdle }, bytes: new Uint8Array() };
	const { bytes } = task.source;
	return {
		sent: {
			order: { ...order, task: { ...task, source: { ...task.source, bytes: new Uint8Array() } } },
			size: bytes.length,
			whenIdle,
		},
		bytes,
	};
}

/**
 * How a program that has no memory left ends: by itself, or by the system that has none for
 * anybody.
 */
const OUT_OF_MEMORY: ReadonlySet<number | NodeJS.Signals | null> = new Set([
	134,
	'SIGABRT',
	'SIGTRAP',
	'SIGKILL',
]);

function deathOf(code: number | null, signal: NodeJS.Signals | null): StepProblem {
	const error = new Error(`the process of an import ended with ${signal ?? code}`);
	return { code: OUT_OF_MEMORY.has(signal ?? code) ? 'too-much' : 'internal', error };
}
