// npm run dev: the site as it will be served, built again and restarted at each change of a source file.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { build, ensureInstalled, environment, isBuilt, ROOT, runtime } from './bootstrap.mjs';

const WATCHED = ['app', 'bin', 'core', 'server', 'content', 'public'];
const QUIET_MS = 200;

await ensureInstalled();
const node = runtime();
let site = null;
let working = false;
let changed = false;
let timer = null;

await restart();
for (const folder of WATCHED.map((name) => path.join(ROOT, name)).filter(existsSync)) watch(folder, { recursive: true }, onChange);
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.on(signal, async () => {
		await stop();
		process.exit(0);
	});
}

function onChange(_event, file) {
	if (/\.(test|e2e)\.tsx?$|~$/.test(file ?? '')) return;
	clearTimeout(timer);
	timer = setTimeout(restart, QUIET_MS);
}

/** One restart at a time; a change meanwhile asks for one more. */
async function restart() {
	changed = true;
	if (working) return;
	working = true;
	while (changed) {
		changed = false;
		if (!isBuilt() && (await build(node)) !== 0) continue;
		await stop();
		site = spawn(node, ['--enable-source-maps', 'bin/web.ts'], { cwd: ROOT, stdio: 'inherit', env: environment() });
	}
	working = false;
}

function stop() {
	const running = site;
	site = null;
	if (running === null || running.exitCode !== null || running.signalCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		running.once('exit', resolve);
		running.kill('SIGTERM');
	});
}
