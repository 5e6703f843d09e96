import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';

/** Length of a clock tick of /proc/PID/stat: USER_HZ is 100 on every Linux. */
const TICK_MICROSECONDS = 10_000;

export type Spawned = {
	process: ChildProcess;
	pid: number;
	ended: Promise<number | NodeJS.Signals | null>;
};
export type SpawnOptions = {
	core: number | 'any';
	/**
	 * Never waits for a core: stands for a machine of its own. Only root may have such processes; for
	 * anybody else it is an ordinary one.
	 */
	realTime?: boolean;
	env?: NodeJS.ProcessEnv;
	cwd?: string;
	stdio: ('ignore' | 'pipe' | 'inherit' | number)[];
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
	for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a program that may run on one core only, or on any. taskset and chrt become the program,
 * so the process id is the program's own.
 */
export function spawnOn(
	program: string,
	args: readonly string[],
	{ core, realTime = false, ...options }: SpawnOptions,
): Spawned {
	const cores = core === 'any' ? `0-${os.cpus().length - 1}` : String(core);
	const placed = ['taskset', '-c', cores, program, ...args];
	const [command = program, ...rest] =
		realTime && os.userInfo().uid === 0 ? ['chrt', '--fifo', '1', ...placed] : placed;
	const child = spawn(command, rest, options);
	running.add(child);
	const ended = new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code, signal) => {
			running.delete(child);
			resolve(signal ?? code);
		});
	});
	if (child.pid === undefined) throw new Error(`${program} did not start`);
	return { process: child, pid: child.pid, ended };
}

/** Runs a program on one core to its end and answers what it printed. */
export async function outputOn(
	program: string,
	args: readonly string[],
	options: Omit<SpawnOptions, 'stdio'>,
): Promise<string> {
	const spawned = spawnOn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
	let text = '';
	spawned.process.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
		text += chunk;
	});
	const end = await spawned.ended;
	if (end !== 0) throw new Error(`${program} ended with ${end}`);
	return text;
}

/** Asks a process to end, and kills it if it does not. */
export async function endProcess(
	{ process: child, ended }: Spawned,
	patienceMs = 15_000,
): Promise<void> {
	const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
	child.kill('SIGTERM');
	await ended;
	clearTimeout(timer);
}

/**
 * CPU that a process has used, in microseconds, user and system. Counted in ticks of 10 ms: measure
 * over seconds.
 */
export function cpuMicroseconds(pid: number): number {
	const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
	// The name of the program may hold spaces; the fields are counted from behind it.
	const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
	return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}

/** The same for a process and its living descendants together. */
export function cpuOfTree(pid: number): number {
	return [pid, ...descendants(pid)].reduce((sum, each) => sum + cpuMicroseconds(each), 0);
}

/** The processes that a process started itself, in the order in which it did. */
export function childrenOf(pid: number): number[] {
	const folder = `/proc/${pid}/task`;
	return readdirSync(folder).flatMap((task) => readChildren(`${folder}/${task}/children`));
}

/**
 * Memory of a process and of each of its descendants in bytes; shared pages are counted once among
 * them (PSS). It stops each of them for some milliseconds: not where somebody measures how fast
 * they answer.
 */
export function pssOfTree(pid: number): number[] {
	return [pss(pid), ...descendants(pid).map(pssIfThere)];
}

/** The same for all of them together. */
export function treePss(pid: number): number {
	return pssOfTree(pid).reduce((sum, each) => sum + each, 0);
}

function descendants(pid: number): number[] {
	const children = existsSync(`/proc/${pid}/task`) ? childrenOf(pid) : [];
	return children.flatMap((child) => [child, ...descendants(child)]);
}

function readChildren(file: string): number[] {
	try {
		return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
	} catch {
		return [];
	}
}

function pss(pid: number): number {
	const match = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
	return Number(match?.[1] ?? Number.NaN) * 1024;
}

/** A process may end while others are looked at. */
function pssIfThere(pid: number): number {
	try {
		return pss(pid) || 0;
	} catch {
		return 0;
	}
}

export async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const address = probe.address();
	probe.close();
	await once(probe, 'close');
	if (address === null || typeof address === 'string') throw new Error('No free port');
	return address.port;
}
