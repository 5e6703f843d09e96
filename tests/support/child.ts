import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A program of tests/support/children in a process of its own, which a test may kill. */
export type Child = {
	/** Lines it has printed so far; whole ones only. */
	readonly lines: readonly string[];
	readonly process: ChildProcess;
	/** What it has written to stderr so far. */
	errors(): string;
	/**
	 * Resolves with the first line for which `matches` holds; rejects when the process ends without
	 * one.
	 */
	line(matches: (line: string) => boolean): Promise<string>;
	kill(signal?: NodeJS.Signals): Promise<void>;
	/** Exit code, or the signal's name, once every line has been read. */
	ended: Promise<number | NodeJS.Signals>;
};

/** Starts `tests/support/children/{name}.ts`, which gets `input` as JSON in its first argument. */
export function startChild(name: string, input: unknown): Child {
	const file = fileURLToPath(new URL(`./children/${name}.ts`, import.meta.url));
	const child = spawn(process.execPath, ['--no-warnings', file, JSON.stringify(input)], {
		stdio: ['pipe', 'pipe', 'pipe'],
	});
	const lines: string[] = [];
	const errors: string[] = [];
	const watchers = new Set<() => void>();
	child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
	createInterface({ input: child.stdout }).on('line', (line) => {
		lines.push(line);
		for (const watcher of watchers) watcher();
	});
	const ended = new Promise<number | NodeJS.Signals>((resolve) => {
		child.once('close', (code, signal) => resolve(signal ?? code ?? 1));
	});
	return {
		lines,
		process: child,
		ended,
		errors: () => errors.join(''),
		line: (matches) => firstLine({ lines, watchers, ended, errors }, matches),
		async kill(signal = 'SIGKILL') {
			child.kill(signal);
			await ended;
		},
	};
}

type Output = {
	lines: string[];
	watchers: Set<() => void>;
	ended: Promise<unknown>;
	errors: string[];
};

function firstLine(output: Output, matches: (line: string) => boolean): Promise<string> {
	return new Promise((resolve, reject) => {
		const look = () => {
			const found = output.lines.find(matches);
			if (found === undefined) return;
			output.watchers.delete(look);
			resolve(found);
		};
		output.watchers.add(look);
		look();
		void output.ended.then(() => reject(new Error(`The child ended: ${output.errors.join('')}`)));
	});
}
