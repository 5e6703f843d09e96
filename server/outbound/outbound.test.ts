import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { Lookup } from './guarded-connector.ts';
import { createOutbound } from './outbound.ts';

const LIMITS = { maxBytes: 100_000, deadlineMs: 3_000, protocols: ['http:', 'https:'] as const };

async function canary(answer: RequestListener = (_request, response) => response.end('secret')) {
	let hits = 0;
	const server = createServer((request, response) => {
		hits += 1;
		answer(request, response);
	});
	server.on('connection', () => {
		hits += 100;
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	onTestFinished(() => void server.close());
	return { port, hits: () => hits };
}

function client(options: { allow?: string[]; lookup?: Lookup } = {}) {
	const outbound = createOutbound({ userAgent: 'guia-test', ...options });
	onTestFinished(() => outbound[Symbol.asyncDispose]());
	return outbound;
}

function resolvesTo(...turns: string[][]): Lookup {
	let turn = 0;
	return (_host, callback) => {
		const addresses = turns[Math.min(turn, turns.length - 1)] ?? [];
		turn += 1;
		callback(
			null,
			addresses.map(
				(address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }),
			),
		);
	};
}

test('V08 no spelling of this machine reaches a listener on it', async () => {
	const { port, hits } = await canary();
	const outbound = client();
	const hosts = [
		...[
			'127.0.0.1',
			'127.1',
			'2130706433',
			'0x7f000001',
			'0177.0.0.1',
			'0x7f.0.0.1',
			'0',
			'0.0.0.0',
			'[::1]',
			'[::]',
			'localhost',
		],
		...[
			'[::ffff:127.0.0.1]',
			'[::ffff:7f00:1]',
			'[0:0:0:0:0:ffff:127.0.0.1]',
			'127.0.0.1.',
			'①②⑦.⓪.⓪.①',
			'[64:ff9b::7f00:1]',
			'user@127.0.0.1',
		],
	];
	for (const host of hosts) {
		const reply = await outbound.request({ ...LIMITS, url: `http://${host}:${port}/` });
		expect([host, reply.ok]).toEqual([host, false]);
	}
	expect(hits()).toBe(0);
});

test('V09 V10 a name that leads to a private address, alone, mixed or the second time, is not reached', async () => {
	const { port, hits } = await canary();
	const names: Lookup[] = [
		resolvesTo(['127.0.0.1']),
		resolvesTo(['8.8.8.8', '127.0.0.1']),
		resolvesTo(['::ffff:127.0.0.1']),
		resolvesTo(['169.254.169.254']),
		resolvesTo([]),
	];
	for (const lookup of names) {
		const reply = await client({ lookup }).request({
			...LIMITS,
			url: `http://feed.example:${port}/`,
		});
		expect(reply.ok).toBe(false);
	}
	expect(hits()).toBe(0);
});

test('V10 a redirect into a private network is judged like any address', async () => {
	const inner = await canary();
	const outer = await canary((_request, response) =>
		response.writeHead(302, { location: `http://127.0.0.1:${inner.port}/latest` }).end(),
	);
	const outbound = client({ allow: [`127.0.0.1:${outer.port}`] });
	const url = `http://127.0.0.1:${outer.port}/`;
	expect(await outbound.request({ ...LIMITS, url, maxRedirects: 3 })).toEqual({
		ok: false,
		error: 'address',
	});
	expect(inner.hits()).toBe(0);
	expect(await outbound.request({ ...LIMITS, url })).toMatchObject({
		ok: true,
		value: { status: 302 },
	});
});

test('only web schemes and ports, no credentials, http only where it is asked for', async () => {
	const outbound = client({ lookup: resolvesTo(['8.8.8.8']) });
	const urls = [
		'ftp://a.example/',
		'file:///etc/passwd',
		'gopher://a.example/',
		'http://a.example:22/',
		'http://u:p@a.example/',
		'data:,x',
		'x',
	];
	for (const url of urls)
		expect([url, await outbound.request({ ...LIMITS, url })]).toEqual([
			url,
			{ ok: false, error: 'address' },
		]);
	const { protocols: _, ...httpsOnly } = LIMITS;
	expect(await outbound.request({ ...httpsOnly, url: 'http://a.example/' })).toEqual({
		ok: false,
		error: 'address',
	});
});

test('V12 one layer of compression is inflated up to the bound, more are refused', async () => {
	const bomb = gzipSync(Buffer.alloc(50_000_000));
	const { port } = await canary(({ url = '' }, response) => {
		if (url === '/bomb')
			return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
		if (url === '/layers')
			return void response
				.writeHead(200, { 'content-encoding': 'gzip, gzip' })
				.end(gzipSync(gzipSync('x')));
		if (url === '/damaged')
			return void response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip at all');
		response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('olá'));
	});
	const outbound = client({ allow: [`127.0.0.1:${port}`] });
	const ask = (path: string) =>
		outbound.request({ ...LIMITS, url: `http://127.0.0.1:${port}${path}` });
	const plain = await ask('/');
	expect(plain.ok && plain.value.body.toString()).toBe('olá');
	expect(await ask('/bomb')).toEqual({ ok: false, error: 'too-large' });
	expect(await ask('/layers')).toEqual({ ok: false, error: 'encoding' });
	expect(await ask('/damaged')).toEqual({ ok: false, error: 'encoding' });
});

test('F13 the deadline is total: a body that trickles and a redirect without end are given up', async () => {
	const { port } = await canary(({ url = '' }, response) => {
		if (url === '/loop') return void response.writeHead(302, { location: '/loop' }).end();
		response.writeHead(200);
		const timer = setInterval(() => response.write('x'), 50);
		response.once('close', () => clearInterval(timer));
	});
	const outbound = client({ allow: [`127.0.0.1:${port}`] });
	const url = `http://127.0.0.1:${port}/`;
	expect(await outbound.request({ ...LIMITS, url, deadlineMs: 400 })).toEqual({
		ok: false,
		error: 'timeout',
	});
	expect(await outbound.request({ ...LIMITS, url: `${url}loop`, maxRedirects: 5 })).toEqual({
		ok: false,
		error: 'redirects',
	});
});

test('what is private to one origin stays there', async () => {
	const seen: (string | undefined)[] = [];
	const second = await canary(({ headers }, response) => {
		seen.push(headers.authorization);
		response.end('ok');
	});
	const first = await canary((_request, response) =>
		response.writeHead(307, { location: `http://127.0.0.1:${second.port}/` }).end(),
	);
	const outbound = client({ allow: [`127.0.0.1:${first.port}`, `127.0.0.1:${second.port}`] });
	const url = `http://127.0.0.1:${first.port}/`;
	await outbound.request({
		...LIMITS,
		url,
		maxRedirects: 1,
		headers: { authorization: 'Basic x' },
	});
	expect(seen).toEqual([undefined]);
	expect(
		await outbound.request({ ...LIMITS, url, method: 'POST', body: 'a=b', maxRedirects: 1 }),
	).toEqual({
		ok: false,
		error: 'redirects',
	});
});
