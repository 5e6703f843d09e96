import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/database.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const WORKER = fileURLToPath(new URL('../../bin/worker.ts', import.meta.url));
const DOCKERFILE = new URL('../../Dockerfile', import.meta.url);
/** Nothing answers there. */
const CLOSED = '1';

/** Exit code of the image's own health check in a container with these ports: 0 = healthy. */
async function healthCheck(ports: { HEALTH_PORT: string; PORT: string }): Promise<number> {
	const command =
		/^HEALTHCHECK [^[]*CMD (?<list>\[.*\])$/m.exec(await readFile(DOCKERFILE, 'utf8'))?.groups
			?.list ?? '[]';
	const [, ...args] = JSON.parse(command) as string[];
	const child = spawn(process.execPath, args, { env: ports, stdio: 'ignore' });
	const [code] = (await once(child, 'exit')) as [number];
	return code;
}

test('a process that only runs bots tells that it lives and is ready, and the image finds it healthy', async () => {
	await using folder = await temporaryFolder();
	const child = spawn(process.execPath, ['--no-warnings', WORKER], {
		env: { HEALTH_PORT: '0', HOST: '127.0.0.1', GUIA_DEMO: 'off', DATA_DIR: folder.path },
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const ended = once(child, 'exit');
	const port = await new Promise<string>((resolve, reject) => {
		createInterface({ input: child.stdout }).on('line', (line) => {
			const { msg, port: open } = JSON.parse(line) as { msg: string; port?: number };
			if (msg === 'health port open') resolve(String(open));
		});
		void ended.then(([code]) => reject(new Error(`The worker ended with ${code}`)));
	});
	const ask = async (path: string, method = 'GET') => {
		const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
		return [answer.status, answer.headers.get('cache-control'), await answer.text()];
	};
	expect(await ask('/livez')).toEqual([200, 'no-store', '{"status":"ok"}\n']);
	expect(await ask('/readyz')).toEqual([200, 'no-store', '{"status":"ready","reasons":[]}\n']);
	expect(await ask('/readyz', 'HEAD')).toEqual([200, 'no-store', '']);
	expect((await ask('/jogos-de-hoje'))[0]).toBe(404);
	expect((await ask('/readyz', 'POST'))[0]).toBe(405);
	expect(await healthCheck({ HEALTH_PORT: port, PORT: CLOSED })).toBe(0);
	child.kill('SIGTERM');
	expect(await ended).toEqual([0, null]);
	expect(await healthCheck({ HEALTH_PORT: port, PORT: CLOSED })).toBe(1);
});

test('the image finds a site healthy on its own port', async () => {
	await using site = await startTestServer();
	expect(await healthCheck({ HEALTH_PORT: CLOSED, PORT: new URL(site.url).port })).toBe(0);
});
