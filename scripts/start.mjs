// npm start: install if needed, build if stale, then run the site until it is told to stop.
// npm run dev (--dev): nothing is built, the site compiles on demand and starts again when its own
// code changes.
import { spawn } from 'node:child_process';
import {
	ensureBuilt,
	ensureInstalled,
	ROOT,
	refuse,
	runtime,
	SITE_FLAGS,
	siteEnvironment,
} from './bootstrap.mjs';

/**
 * What starts the site again when it changes. The pages are Vite's to watch, which also writes and
 * imports a file of its own at each start: a process that watched all it imports would restart for
 * ever.
 */
const OWN_CODE = ['bin', 'core', 'server'].map((folder) => `--watch-path=${folder}`);

const args = process.argv.slice(2);
const developing = args.includes('--dev');

await ensureInstalled();
const node = runtime();
if (!developing) await ensureBuilt(node);

const site = spawn(node, [...(developing ? OWN_CODE : SITE_FLAGS), 'bin/web.ts', ...args], {
	cwd: ROOT,
	stdio: 'inherit',
	env: siteEnvironment(developing),
});
site.on('error', (error) => refuse(`o Node não pôde ser executado (${node}): ${error.message}`));

for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => site.kill(signal));
process.on('SIGINT', () => {
	// Ctrl+C at a terminal reaches the whole group by itself; sent again it would count as the
	// second, impatient one.
	if (!process.stdin.isTTY) site.kill('SIGINT');
});
site.on('exit', (code, signal) => {
	if (signal === null) process.exit(code ?? 1);
	// Died by a signal: die by the same one, so that whoever started us sees the truth.
	process.removeAllListeners(signal);
	process.kill(process.pid, signal);
});
