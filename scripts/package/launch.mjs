#!/usr/bin/env node
// Without arguments the site, else the command line. Plain JavaScript: the machine's own Node may be
// older than the one that runs the guide.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LEAST_NODE = 24;
/** As scripts/bootstrap.mjs says why. */
const SITE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=768'];

const own = path.dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const isSite = args.length === 0 || args[0] === 'start';
const program = isSite ? ['bin/web.js'] : ['bin/cli.js'];
const child = spawn(
	runtime(),
	[...(isSite ? SITE_FLAGS : []), path.join(own, ...program), ...(isSite ? [] : args)],
	{
		stdio: 'inherit',
		env: {
			NODE_ENV: 'production',
			MALLOC_ARENA_MAX: '2',
			MALLOC_MMAP_THRESHOLD_: '262144',
			...process.env,
		},
	},
);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {
	// At a terminal Ctrl+C reaches the whole group on its own.
	if (!process.stdin.isTTY) child.kill('SIGINT');
});
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));

/** The Node of the package, else the machine's own if it is new enough. */
function runtime() {
	const platform = process.platform === 'win32' ? 'win' : process.platform;
	const name = `node-${platform}-${process.arch}`;
	const file = process.platform === 'win32' ? 'node.exe' : 'node';
	for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? []) {
		const pinned = path.join(folder, name, 'bin', file);
		if (existsSync(pinned)) return pinned;
	}
	if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return process.execPath;
	process.stderr.write(
		`\nerro: é preciso o Node ${LEAST_NODE} ou mais novo; esta máquina tem o ${process.versions.node}.\n`,
	);
	process.exit(1);
}
