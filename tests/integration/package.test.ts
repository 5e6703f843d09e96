import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';

const run = promisify(execFile);

/** The package below node_modules, where Node runs no TypeScript; its own packages are ours. */
async function installPackage() {
	await mkdir('.tmp', { recursive: true });
	const root = await mkdtemp(join(process.cwd(), '.tmp/package-'));
	const folder = join(root, 'node_modules', 'guia-de-jogos');
	await run(process.execPath, ['--no-warnings', 'scripts/package/pack.ts', folder]);
	return {
		folder,
		[Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
	};
}

test('the package serves pages and runs the command line without TypeScript and without packages of development', async () => {
	await using installed = await installPackage();
	await using data = await temporaryFolder();
	const { dependencies } = JSON.parse(
		await readFile(join(installed.folder, 'package.json'), 'utf8'),
	);
	const heavy = ['firebase', 'vite', 'lucide-react', '@tiptap/core', '@base-ui/react', 'react-dom'];
	expect(Object.keys(dependencies).filter((name) => heavy.includes(name))).toEqual([]);
	const port = await freePort();
	const env = {
		...{ PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(data.path, 'data') },
		...{ HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
	};
	const launch = join(installed.folder, 'launch.mjs');
	expect((await run(process.execPath, [launch, '--version'], { env })).stdout).toMatch(/^guia \d/);
	const site = spawn(process.execPath, [launch], { env, stdio: 'ignore' });
	const ended = once(site, 'exit');
	const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
	await expect.poll(() => ask('/readyz').catch(() => null), { timeout: 30_000 }).not.toBe(null);
	const page = await ask('/jogos-de-hoje');
	expect([page.status, (await page.text()).includes('<main')]).toEqual([200, true]);
	site.kill('SIGTERM');
	expect(await ended).toEqual([0, null]);
});
