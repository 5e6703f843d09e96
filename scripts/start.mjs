// npm start: install if needed, build if stale, then run the site until it is told to stop.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, environment, ROOT, refuse, runtime } from './bootstrap.mjs';

await ensureInstalled();
const node = runtime();
await ensureBuilt(node);

const env = environment({ NODE_ENV: process.env.NODE_ENV ?? 'production' });
const site = spawn(node, ['bin/web.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit', env });
site.on('error', (error) => refuse(`o Node não pôde ser executado (${node}): ${error.message}`));

for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => site.kill(signal));
process.on('SIGINT', () => {
	// Ctrl+C at a terminal reaches the whole group by itself; sent again it would count as the second, impatient one.
	if (!process.stdin.isTTY) site.kill('SIGINT');
});
site.on('exit', (code, signal) => {
	if (signal === null) process.exit(code ?? 1);
	// Died by a signal: die by the same one, so that whoever started us sees the truth.
	process.removeAllListeners(signal);
	process.kill(process.pid, signal);
});
