import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
	site = await startTestServer();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Issue 2 §5: a clear answer, never a 500, never a stack. */
function expectClear({ status, body }: { status: number; body: string }): void {
	expect(status).toBeLessThan(500);
	expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|Error:/);
}

test('impossible dates and unknown slugs are 400 or 404 pages', async () => {
	for (const target of [
		'/jogos/2026-02-30',
		'/jogos/1850',
		'/jogos/amanha',
		'/jogos/0000-00-00',
		'/onde-assistir/nada-vs-ninguem',
		'/noticias/nada',
		'/nada',
	]) {
		const reply = await site.get(target);
		expectClear(reply);
		expect([400, 404]).toContain(reply.status);
		expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
		expect(reply.body).toContain('<h1');
	}
});

test('hostile query strings are the page without them, or 400 where the search itself is broken', async () => {
	for (const query of [
		'busca=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
		"busca=' OR 1=1 --".replaceAll(' ', '+'),
		'x[]=1&x[]=2',
		'__proto__=1',
		'%FF=%ZZ',
		'a=1&'.repeat(1_500),
	]) {
		const reply = await site.get(`/jogos-de-hoje?${query}`);
		expect(reply.status).toBe(200);
		expect(reply.body).not.toContain('<script>alert(1)');
	}
	for (const query of ['busca=%', 'busca=%zz', 'busca=%E0%A4', 'busca=%00']) {
		const reply = await site.get(`/jogos-de-hoje?${query}`);
		expectClear(reply);
		expect(reply.status).toBe(400);
	}
});

test('broken encodings in the path are 400, as a page or as JSON', async () => {
	for (const target of ['/%', '/%zz', '/%E0%A4%A', '/%00', '/jogos/%ff']) {
		const reply = await site.get(target);
		expect([target, reply.status]).toEqual([target, 400]);
		expect(reply.body).toContain('<h1>Endereço inválido</h1>');
	}
	const json = await site.get('/%zz', { headers: { accept: 'application/json' } });
	expect(JSON.parse(json.body)).toMatchObject({
		error: { code: 'bad-request', requestId: json.headers['x-request-id'] },
	});
	expect(
		await sendRaw(
			site.url,
			Buffer.from('GET /\xff\xfe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 'latin1'),
		),
	).toMatch(/^HTTP\/1.1 400 /);
});

test('a path that climbs finds nothing outside the site', async () => {
	for (const target of [
		'/../../etc/passwd',
		'/assets/../../package.json',
		'/assets/%2e%2e%2f%2e%2e%2fpackage.json',
		'/..%5c..%5cpackage.json',
		'//etc/passwd',
		'/.vite/manifest.json',
	]) {
		const reply = await site.get(target);
		expect([target, reply.status]).toEqual([target, 404]);
		expect(reply.body).not.toMatch(/root:|"name"|modulepreload.*entry\.client.*"file"/);
	}
});

test('wrong methods are 405 with Allow, and OPTIONS says what is allowed', async () => {
	for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
		for (const target of [
			'/',
			'/jogos-de-hoje',
			'/api/v1/configuracoes/marca',
			'/nada',
			'/livez',
		]) {
			const reply = await site.get(target, { method });
			expect([method, target, reply.status]).toEqual([method, target, 405]);
			expect(reply.headers.allow).toBe('GET, HEAD');
		}
	}
	const options = await site.get('/', { method: 'OPTIONS' });
	expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
});

test('O15 a long address is 414, a query of 10 MB too, however it is cut into packets', async () => {
	expect((await site.get(`/?busca=${'a'.repeat(9_000)}`)).status).toBe(414);
	const query = `/?busca=${'a'.repeat(10 * 1024 * 1024)}`;
	const whole = await sendRaw(site.url, `GET ${query} HTTP/1.1\r\nhost: x\r\n\r\n`);
	expect(whole).toMatch(/^HTTP\/1.1 414 /);
	expect(whole).toContain('<h1>Endereço longo demais</h1>');
	expect(await sendRaw(site.url, 'GET ', query, ' HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(
		/^HTTP\/1.1 414 /,
	);
});

test('O15 headers without end are 431, what is no HTTP is 400, each with the headers of every answer', async () => {
	const many = await sendRaw(
		site.url,
		`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
	);
	expect(many).toMatch(/^HTTP\/1.1 431 /);
	const noise = await sendRaw(site.url, 'hello\r\n\r\n');
	expect(noise).toMatch(/^HTTP\/1.1 400 /);
	expect(noise).toContain('x-content-type-options: nosniff');
	expect(await sendRaw(site.url, 'GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
});

test('a request inside the body of a refused one is not answered', async () => {
	const smuggled = 'GET /livez HTTP/1.1\r\nhost: x\r\n\r\n';
	const answer = await sendRaw(
		site.url,
		`POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${smuggled.length}\r\n\r\n${smuggled}`,
	);
	expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
	expect(
		await sendRaw(
			site.url,
			'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
		),
	).toMatch(/^HTTP\/1.1 400 /);
});

test('a body of 10 MB that nobody wants is 405, and the sender lives to read it', async () => {
	const response = await fetch(`${site.url}/`, {
		method: 'POST',
		body: Buffer.alloc(10 * 1024 * 1024),
	});
	expect([response.status, await response.text()]).toEqual([
		405,
		expect.stringContaining('<h1>Método não permitido</h1>'),
	]);
});

test('an unknown address of the open API is JSON', async () => {
	for (const target of ['/api', '/api/', '/api/v1/nada', '/api/../x']) {
		const reply = await site.get(target);
		expect([target, reply.status, reply.headers['content-type']]).toEqual([
			target,
			404,
			'application/json; charset=utf-8',
		]);
		expect(JSON.parse(reply.body)).toMatchObject({
			error: { code: 'not-found', requestId: reply.headers['x-request-id'] },
		});
	}
});

test('the data of a navigation to nowhere is a 404 that the router can read', async () => {
	const reply = await site.get('/nada.data?_routes=x');
	expect([reply.status, reply.headers['content-type'], reply.headers['x-remix-response']]).toEqual([
		404,
		'text/x-script',
		'yes',
	]);
});

test('a request that names two hosts is 400, whether its page is in memory or not (RFC 9112 §3.2)', async () => {
	for (const target of ['/sobre-nos', '/livez', '/api/v1/canais', '/nada']) {
		await site.get(target);
		for (const second of ['host: evil.example', 'HOST: localhost']) {
			const answer = await sendRaw(
				site.url,
				`GET ${target} HTTP/1.1\r\nhost: localhost\r\n${second}\r\nconnection: close\r\n\r\n`,
			);
			expect([target, second, answer.split('\r\n', 1)[0]]).toEqual([
				target,
				second,
				'HTTP/1.1 400 Bad Request',
			]);
		}
	}
});
