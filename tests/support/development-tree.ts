import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = ['app', 'bin', 'content', 'core', 'public', 'scripts', 'server'];
const SETTINGS = [
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'vite.config.ts',
	'react-router.config.ts',
];

/**
 * `npm run dev` over a copy of the sources, which a test may edit; everything of it goes with
 * `await using`.
 */
export type DevelopmentTree = {
	/** Addresses under which it was served so far: one for each start. */
	readonly starts: readonly string[];
	/** Everything that it wrote to the terminal. */
	said(): string;
	/** Replaces `from`, which must be there, in a file of the copy. */
	edit(file: string, from: string, to: string): Promise<void>;
	/** Text of an answer of the newest start; '' while nothing answers. */
	get(path: string): Promise<string>;
	[Symbol.asyncDispose](): Promise<void>;
};

export async function startDevelopment(): Promise<DevelopmentTree> {
	await using stack = new AsyncDisposableStack();
	const { path: folder } = stack.use(await temporaryFolder());
	const root = join(folder, 'tree');
	await copyTree(root);
	const starts: string[] = [];
	const lines: string[] = [];
	const child = spawn(process.execPath, ['scripts/start.mjs', '--dev'], {
		cwd: root,
		env: {
			PATH: process.env.PATH,
			PORT: '0',
			HOST: '127.0.0.1',
			GUIA_DEMO: 'off',
			DATA_DIR: join(folder, 'data'),
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const ended = once(child, 'close');
	stack.defer(async () => {
		child.kill('SIGTERM');
		await ended;
	});
	for (const stream of [child.stdout, child.stderr]) {
		createInterface({ input: stream }).on('line', (line) => {
			lines.push(line);
			const served = /no ar em (http:\/\/localhost:\d+)/.exec(line)?.[1];
			if (served !== undefined) starts.push(served);
		});
	}
	const owned = stack.move();
	return {
		starts,
		said: () => lines.join('\n'),
		edit: (file, from, to) => edit(join(root, file), from, to),
		get: (path) =>
			fetch(`${starts.at(-1)}${path}`).then(
				(answer) => answer.text(),
				() => '',
			),
		[Symbol.asyncDispose]: () => owned.disposeAsync(),
	};
}

/**
 * A copy of the sources. The packages are the real ones, in a folder of its own: Vite keeps what it
 * makes beside them.
 */
export async function copyTree(root: string): Promise<void> {
	await mkdir(join(root, 'node_modules'), { recursive: true });
	for (const name of [...SOURCES, ...SETTINGS])
		await cp(join(ROOT, name), join(root, name), { recursive: true });
	const packages = (await readdir(join(ROOT, 'node_modules'))).filter(
		(name) => !name.startsWith('.vite'),
	);
	await Promise.all(
		packages.map((name) =>
			symlink(join(ROOT, 'node_modules', name), join(root, 'node_modules', name)),
		),
	);
}

async function edit(file: string, from: string, to: string): Promise<void> {
	const text = await readFile(file, 'utf8');
	if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
	await writeFile(file, text.replace(from, to));
}
