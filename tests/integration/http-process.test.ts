import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/database.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { sendRaw } from '#tests/support/test-server.ts';
import { startWeb, WEB } from '#tests/support/web-process.ts';

/** One reader on a kept connection, who asks until the server says that this answer is the last. */
async function readUntilClosed(url: string, statuses: number[]): Promise<void> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	for (let last = false; !last; ) {
		const asked = request(`${url}/jogos-de-hoje`, { agent });
		asked.end();
		const [response] = await once(asked, 'response');
		statuses.push(response.statusCode);
		last = response.headers.connection === 'close';
		response.resume();
		await once(response, 'end');
	}
	agent.destroy();
}

test('F26 SIGTERM under load: every request is answered, none with an error, exit 0 within 10 s', async () => {
	await using web = await startWeb();
	await fetch(`${web.url}/jogos-de-hoje`);
	const statuses: number[] = [];
	const readers = Array.from({ length: 20 }, () => readUntilClosed(web.url, statuses));
	while (statuses.length < 500) await new Promise(setImmediate);
	const began = performance.now();
	web.child.kill('SIGTERM');
	await Promise.all(readers);
	expect(await web.ended).toEqual([0, null]);
	expect(performance.now() - began).toBeLessThan(10_000);
	expect(new Set(statuses)).toEqual(new Set([200]));
	await expect(fetch(web.url)).rejects.toThrow();
});

test('a process that ends says so before it closes the port, for as long as DRAIN_SECONDS', async () => {
	await using web = await startWeb({ DRAIN_SECONDS: '1' });
	web.child.kill('SIGTERM');
	const ready = async () => (await fetch(`${web.url}/readyz`)).status;
	await expect.poll(ready).toBe(503);
	expect((await fetch(`${web.url}/jogos-de-hoje`)).status).toBe(200);
	expect(await web.ended).toEqual([0, null]);
});

test('O02 a second signal ends at once, cleanly, although a request hangs', async () => {
	await using web = await startWeb();
	const hanging = connect({ host: '127.0.0.1', port: Number(new URL(web.url).port) }, () =>
		hanging.write('GET / HTTP/1.1\r\nhost: x\r\nx-half: '),
	);
	hanging.on('error', () => undefined);
	await once(hanging, 'connect');
	await fetch(`${web.url}/livez`);
	const began = performance.now();
	web.child.kill('SIGTERM');
	await expect
		.poll(() =>
			fetch(web.url).then(
				() => 'open',
				() => 'closed',
			),
		)
		.toBe('closed');
	// What comes within a moment counts as the same signal, so it is said until it is heard.
	const saying = setInterval(() => web.child.kill('SIGINT'), 50);
	expect(await web.ended).toEqual([0, null]);
	clearInterval(saying);
	expect(performance.now() - began).toBeLessThan(5_000);
});

test('a request that comes in a byte at a time is cut off with 408, and does not hold up the end', async () => {
	await using web = await startWeb();
	const began = performance.now();
	expect(await sendRaw(web.url, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')).toMatch(
		/^HTTP\/1.1 408 /,
	);
	expect(performance.now() - began).toBeLessThan(15_000);
});

test('a wrong setting is named in one sentence and nothing is started', async () => {
	const child = spawn(process.execPath, ['--no-warnings', WEB], {
		env: { PATH: process.env.PATH, PORT: 'abc', LOG_LEVEL: 'alto' },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let said = '';
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		said += text;
	});
	expect(await once(child, 'close')).toEqual([1, null]);
	expect(said).toMatch(/PORT deve[\s\S]*LOG_LEVEL deve/);
	expect(said).not.toContain('    at ');
});

test('O06 every line of the log is JSON and nothing of it is lost at the end', async () => {
	await using web = await startWeb();
	for (let ask = 0; ask < 50; ask++) await fetch(`${web.url}/sobre-nos`);
	web.child.kill('SIGTERM');
	await web.ended;
	const lines = web.log.map((line) => JSON.parse(line) as Record<string, unknown>);
	expect(lines.filter(({ route }) => route === '/sobre-nos')).toHaveLength(50);
});

/**
 * Files cannot grow beyond so many kilobytes: a write beyond fails as on a broken disk (EFBIG), not
 * as on a full one.
 */
const filesUpTo = (kilobytes: number) => `trap '' XFSZ; ulimit -f ${kilobytes};`;

test('F05 a disk that fails in the middle of writing ends the process with an error, and nothing acknowledged is lost', async () => {
	await using folder = await temporaryFolder();
	const admin = { ADMIN_EMAIL: 'ana@guia.example', ADMIN_PASSWORD: 'grama molhada 1958' };
	const env = { DATA_DIR: folder.path, ...admin };
	{
		await using first = await startWeb(env);
		first.child.kill('SIGTERM');
		expect((await first.ended)[0]).toBe(0);
	}
	const session = { cookie: '', token: '' };
	{
		await using broken = await startWeb(env, filesUpTo(256));
		for (let status = 200; status === 200; ) {
			const answer = await signIn(broken.url, admin);
			status = answer.status;
			if (status === 200) Object.assign(session, answer);
			else expect(status).toBeGreaterThanOrEqual(500);
		}
		expect((await broken.ended)[0]).toBe(1);
		expect(broken.log.join('\n')).toContain('the disk failed');
	}
	expect(session.cookie).not.toBe('');
	await using again = await startWeb(env);
	expect((await refresh(again.url, session)).status).toBe(200);
});

async function signIn(
	url: string,
	{ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string },
) {
	const tab = identityClient(url);
	const reply = await tab.call('/v1/accounts:signInWithPassword', { email, password });
	return {
		status: reply.status,
		token: String(reply.json.refreshToken),
		cookie: [...tab.cookies].map((pair) => pair.join('=')).join('; '),
	};
}

function refresh(url: string, { token, cookie }: { token: string; cookie: string }) {
	const tab = identityClient(url);
	for (const pair of cookie.split('; '))
		tab.cookies.set(...(pair.split('=', 2) as [string, string]));
	return tab.refresh(token);
}

test('what works for pages and passwords stands behind what answers readers', async () => {
	await using web = await startWeb();
	await fetch(`${web.url}/jogos-de-hoje`);
	const folder = `/proc/${web.child.pid}/task`;
	const niceOf = async (thread: string) => {
		const [name = '', rest = ''] =
			(await readFile(`${folder}/${thread}/stat`, 'utf8')).split(/^\d+ \(/)[1]?.split(') ') ?? [];
		return { name, nice: Number(rest.split(' ')[16]) };
	};
	const threads = await Promise.all((await readdir(folder)).map(niceOf));
	const helpers = threads.filter(({ name }) => name === 'libuv-worker');
	expect(helpers.length).toBeGreaterThan(0);
	const { nice: serving } = await niceOf(String(web.child.pid));
	expect(helpers.every(({ nice }) => nice > serving)).toBe(true);
	expect(threads.some(({ name, nice }) => name !== 'libuv-worker' && nice > serving)).toBe(true);
});
