import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childEnv } from '#server/config/env.ts';
import { areReadersFirst } from '#server/yield-to-serving.ts';
import type { ProcessOrder } from './import-process.ts';
import { type StepOrder, type StepProblem, toProblem } from './import-step.ts';

const FILE = fileURLToPath(new URL('./import-process.ts', import.meta.url));
/**
 * Old objects grow by a quarter between collections. The heap limit is set on the thread: set on
 * the process it would apply to both.
 */
const FLAGS = ['--heap-growing-percent=25', '--no-warnings'];

/**
 * Runs a step in a separate process. Its memory returns to the system when it ends, and it cannot
 * crash the site. All of it can run at lower priority. Null = done; otherwise the problem.
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
		// Not 'exit', which may precede its last message.
		child.once('close', (code, end) => resolve(said === null ? deathOf(code, end) : said.problem));
		// A dead process needs no input, and 'close' reports its end.
		child.stdin?.on('error', () => undefined);
		const { sent, bytes } = withoutBytes(order);
		child.send(sent, () => undefined);
		child.stdin?.end(bytes);
	});
}

/** The document is sent separately: inside the message it would be copied twice on either side. */
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
 * Exit codes and signals of a process out of memory: it aborts itself, or the system's OOM killer
 * ends it.
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
