import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteEverything } from '#server/changes/note-change.ts';
import { ENGINES } from '#tests/support/database.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };

let site: TestServer;
beforeAll(async () => {
	site = await startTestServer({
		config: { publicUrl: 'https://guia.example', trustProxy: ['127.0.0.1'] },
	});
});
afterAll(() => site[Symbol.asyncDispose]());

async function cacheStates(server: TestServer, requestIds: string[]): Promise<unknown[]> {
	const lines = await server.log();
	return requestIds.map((id) => lines.find((line) => line.requestId === id)?.cache);
}

test('O13 every kind of answer carries the security headers, and neither a cookie nor a server name', async () => {
	const asset = /\/assets\/[^"]+\.js/.exec((await site.get('/')).body)?.[0] ?? '';
	for (const target of [
		'/',
		'/nada',
		'/jogos-de-hoje.data',
		'/jogos-de-hoje/',
		'/admin',
		'/%zz',
		'/livez',
		'/readyz',
		'/robots.txt',
		'/api/x',
		asset,
	]) {
		const { headers } = await site.get(target);
		expect([target, headers]).toEqual([
			target,
			expect.objectContaining({
				'x-content-type-options': 'nosniff',
				'referrer-policy': 'strict-origin-when-cross-origin',
				'cross-origin-opener-policy': 'same-origin',
				'cross-origin-resource-policy': 'same-origin',
				'permissions-policy': expect.stringContaining('geolocation=()'),
				'strict-transport-security': expect.stringContaining('max-age=31536000'),
				'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
				'x-request-id': expect.any(String),
			}),
		]);
		for (const name of ['set-cookie', 'server', 'x-powered-by'])
			expect(headers).not.toHaveProperty(name);
	}
});

test('O13 the policy of a page allows its own inline scripts by hash and nothing else inline', async () => {
	const { headers, body } = await site.get('/');
	const policy = String(headers['content-security-policy']);
	expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
	expect(policy).toContain("style-src 'self';");
	expect(policy).not.toMatch(/unsafe|nonce|\*/);
	expect(body).not.toContain('nonce');
	const scripts = [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
		([, attributes = '']) => !/src=|ld\+json/.test(attributes),
	);
	const { createHash } = await import('node:crypto');
	for (const [, , code = ''] of scripts)
		expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
});

test('a demonstration is closed to search engines, a production site open to them', async () => {
	await using demo = await startTestServer({ config: { demo: true } });
	expect((await demo.get('/')).headers['x-robots-tag']).toBe('noindex, nofollow');
	expect((await demo.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
	expect((await site.get('/')).headers).not.toHaveProperty('x-robots-tag');
	expect((await site.get('/robots.txt')).body).toContain('Disallow: /admin');
});

test('a page comes in the encoding that the reader takes, the same bytes behind each', async () => {
	const plain = await site.get('/sobre-nos');
	expect(plain.headers).not.toHaveProperty('content-encoding');
	for (const encoding of ['gzip', 'br']) {
		const response = await fetch(`${site.url}/sobre-nos`, {
			headers: { 'accept-encoding': encoding },
		});
		expect(response.headers.get('content-encoding')).toBe(encoding);
		expect(response.headers.get('vary')).toBe('accept-encoding');
		expect(await response.text()).toBe(plain.body);
	}
});

test('HEAD and a reader that holds the page get the headers alone', async () => {
	const page = await site.get('/sobre-nos', { headers: BROWSER });
	const head = await site.get('/sobre-nos', { method: 'HEAD', headers: BROWSER });
	expect(head.body).toBe('');
	const lasting = ({ date: _date, 'x-request-id': _id, ...rest }: Record<string, unknown>) => rest;
	expect(lasting(head.headers)).toEqual(lasting(page.headers));
	const held = await site.get('/sobre-nos', {
		headers: { ...BROWSER, 'if-none-match': String(page.headers.etag) },
	});
	expect([held.status, held.body, held.headers.etag]).toEqual([304, '', page.headers.etag]);
	expect((await site.get('/sobre-nos', { headers: { 'if-none-match': '"other"' } })).status).toBe(
		200,
	);
});

test('built files are immutable and packed, unknown ones are 404 and not remembered', async () => {
	const asset = /\/assets\/framework[^"]+\.js/.exec((await site.get('/')).body)?.[0] ?? '';
	const file = await site.get(asset, { headers: BROWSER });
	expect(file.headers).toMatchObject({
		'cache-control': 'public, max-age=31536000, immutable',
		'content-encoding': 'br',
		'content-type': 'text/javascript; charset=utf-8',
	});
	expect(
		(await site.get(asset, { headers: { 'if-none-match': String(file.headers.etag) } })).status,
	).toBe(304);
	const missing = await site.get('/assets/index-00000000.js');
	expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
	expect((await site.get(`${asset}.br`)).status).toBe(404);
});

test('other spellings of a page lead to the one, and parameters that nobody knows are the same page', async () => {
	expect(await site.get('/Jogos-de-Hoje/?busca=FLA&utm_source=x')).toMatchObject({
		status: 308,
		headers: { location: '/jogos-de-hoje?busca=fla' },
	});
	const ids = ['flood-0000', 'flood-0001', 'flood-0002'];
	for (const id of ids)
		await site.get(`/termos-de-uso?${id}=${id}`, { headers: { 'x-request-id': id } });
	expect(await cacheStates(site, ids)).toEqual(['miss', 'hit', 'hit']);
});

test('the data of a navigation is cached under one address whatever the router adds', async () => {
	const ids = ['data-00000', 'data-00001'];
	const [first, second] = [
		await site.get('/termos-de-uso.data', { headers: { 'x-request-id': 'data-00000' } }),
		await site.get('/termos-de-uso.data?_routes=root', {
			headers: { 'x-request-id': 'data-00001' },
		}),
	];
	expect(second.body).toBe(first.body);
	expect(first.headers).toMatchObject({
		'content-type': 'text/x-script',
		'x-remix-response': 'yes',
	});
	expect(await cacheStates(site, ids)).toEqual(['miss', 'hit']);
});

test('S2.08 the panel leads to the sign-in', async () => {
	expect(await site.get('/admin/jogos')).toMatchObject({
		status: 302,
		headers: { location: '/login?destino=%2Fadmin%2Fjogos', 'cache-control': 'no-store' },
	});
	expect((await site.get('/login?destino=%2Fadmin%2Fjogos')).status).toBe(200);
});

test('S3.01 the record of the brand has exactly its fields', async () => {
	const reply = await site.get('/api/v1/configuracoes/marca');
	const record = JSON.parse(reply.body) as Record<string, unknown>;
	expect(record).toMatchObject({
		nomeApp: 'Guia de Jogos',
		slogan: 'Sua fonte definitiva para não perder nenhum lance do futebol.',
		logoURL: '',
	});
	expect(
		Object.keys(record).filter(
			(name) => !['nomeApp', 'slogan', 'logoURL', 'textoRodape'].includes(name),
		),
	).toEqual([]);
});

test('O01 liveness looks at nothing, readiness says what is missing', async () => {
	expect(await site.get('/livez')).toMatchObject({ status: 200, body: '{"status":"ok"}\n' });
	expect(await site.get('/readyz')).toMatchObject({
		status: 200,
		body: '{"status":"ready","reasons":[]}\n',
	});
	await using other = await startTestServer();
	await other.context.db.transaction(async (trx) => {
		await trx.deleteFrom('schema_migrations').execute();
	});
	expect(await other.get('/readyz')).toMatchObject({
		status: 503,
		body: '{"status":"not-ready","reasons":["migrations"]}\n',
	});
});

test('O06 the log has a line per request: template instead of path, no search term, no whole address', async () => {
	await site.get('/onde-assistir/segredo-vs-time?busca=palavra', {
		headers: { 'x-request-id': 'proxy-id-1', 'x-forwarded-for': '198.51.100.77' },
	});
	const line = (await site.log()).find(({ requestId }) => requestId === 'proxy-id-1');
	expect(line).toEqual({
		level: 'info',
		time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
		requestId: 'proxy-id-1',
		method: 'GET',
		route: '/onde-assistir/:slug',
		status: 404,
		cache: 'miss',
		ms: expect.any(Number),
		client: '198.51.100.0/24',
	});
	await site.get('/jogos-de-hoje?busca=termosecreto');
	expect(JSON.stringify(await site.log())).not.toContain('termosecreto');
});

for (const engine of ENGINES) {
	test(`a change reaches readers within moments, after one rendering [${engine}]`, async () => {
		await using own = await startTestServer({ engine });
		await own.get('/jogos-de-hoje');
		await own.context.db.transaction(async (trx) => noteEverything(trx, 0));
		const states: unknown[] = [];
		for (let ask = 0; ask < 200 && states.at(-1) !== 'hit-again'; ask++) {
			await own.get('/jogos-de-hoje');
			const [last] = (await own.log()).slice(-1);
			states.push(last?.cache === 'hit' && states.includes('stale') ? 'hit-again' : last?.cache);
		}
		expect(states.at(-1)).toBe('hit-again');
		expect(states).not.toContain('miss');
	});
}
