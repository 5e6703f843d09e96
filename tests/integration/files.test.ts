import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFileRepository } from '#server/files/file-repository.ts';
import { onBothEngines, openTestDatabase } from '#tests/support/database.ts';
import { createFileClient, sampleBytes, sha256 } from '#tests/support/files/file-client.ts';
import { type FileServerOptions, startFileServer } from '#tests/support/files/file-server.ts';

const CHUNK = 256 * 1024;

async function open(options: Partial<FileServerOptions> = {}) {
	const stack = new AsyncDisposableStack();
	const own = stack.use(await openTestDatabase('sqlite'));
	const server = stack.use(
		await startFileServer({ database: own.database, dataDir: own.address.dataDir, ...options }),
	);
	return {
		own,
		server,
		client: createFileClient(server.url),
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}

onBothEngines(
	'S7.04 a small file in one request: resource, bytes, address with token, metadata, list, delete',
	async (database, own) => {
		await using server = await startFileServer({ database, dataDir: own.address.dataDir });
		const client = createFileClient(server.url);
		const bytes = sampleBytes(100 * 1024);
		const stored = await client.multipart('pasta/relatório 1.bin', bytes, 'application/x-thing', {
			metadata: { origem: 'teste' },
		});
		expect(stored).toMatchObject({
			status: 200,
			body: {
				name: 'pasta/relatório 1.bin',
				bucket: 'main',
				size: '102400',
				contentType: 'application/x-thing',
				metageneration: '1',
				md5Hash: createHash('md5').update(bytes).digest('base64'),
				metadata: { origem: 'teste' },
			},
		});
		const { downloadTokens } = stored.body as { downloadTokens: string };
		const media = `/files/v0/b/main/o/${encodeURIComponent('pasta/relatório 1.bin')}?alt=media&token=`;
		const stranger = createFileClient(server.url, null);
		expect(
			sha256(new Uint8Array(await (await stranger.ask(media + downloadTokens)).arrayBuffer())),
		).toBe(sha256(bytes));
		expect((await stranger.ask(`${media}${downloadTokens.slice(1)}`)).status).toBe(403);
		expect((await stranger.resource('pasta/relatório 1.bin')).status).toBe(401);

		const patched = await client.ask(
			`/files/v0/b/main/o/${encodeURIComponent('pasta/relatório 1.bin')}`,
			{
				method: 'PATCH',
				body: JSON.stringify({
					cacheControl: 'private, max-age=60',
					metadata: { origem: null, cor: 'azul' },
				}),
			},
		);
		expect(await patched.json()).toMatchObject({
			cacheControl: 'private, max-age=60',
			metadata: { cor: 'azul' },
			metageneration: '2',
		});

		for (const name of ['pasta/a', 'pasta/sub/b', 'pasta/sub/c', 'pastas', 'outro'])
			await client.multipart(name, sampleBytes(3));
		const list = async (query: string) => (await client.ask(`/files/v0/b/main/o?${query}`)).json();
		expect(await list('prefix=pasta/&delimiter=/')).toEqual({
			prefixes: ['pasta/sub/'],
			items: [
				{ name: 'pasta/a', bucket: 'main' },
				{ name: 'pasta/relatório 1.bin', bucket: 'main' },
			],
		});
		const first = (await list('prefix=pasta/&delimiter=/&maxResults=2')) as {
			nextPageToken: string;
		};
		expect(
			await list(`prefix=pasta/&delimiter=/&maxResults=2&pageToken=${first.nextPageToken}`),
		).toMatchObject({ prefixes: ['pasta/sub/'] });

		expect((await client.remove('pasta/a')).status).toBe(204);
		expect((await client.remove('pasta/a')).status).toBe(404);
		expect((await client.media('pasta/a')).status).toBe(404);
	},
);

onBothEngines(
	'S9.02 F10 pieces that double, repeats, gaps and overlong ones: SHA-256 equals the source',
	async (database, own) => {
		await using server = await startFileServer({ database, dataDir: own.address.dataDir });
		const client = createFileClient(server.url);
		const bytes = sampleBytes(5 * 1024 * 1024 + 17, 7);
		const upload = await client.start('grande.bin', bytes.length);
		expect(upload).toMatch(/^\/files\//);
		let offset = 0;
		for (let size = CHUNK; offset < bytes.length; size *= 2) {
			const piece = bytes.subarray(offset, offset + size);
			const last = offset + piece.length === bytes.length;
			expect((await client.send(upload, offset + 1, piece)).status).toBe(400);
			expect(await client.query(upload)).toMatchObject({
				status: 200,
				state: 'active',
				received: offset,
			});
			expect((await client.send(upload, offset, sampleBytes(bytes.length + 1))).status).toBe(400);
			const sent = await client.send(upload, offset, piece, last);
			expect(sent).toMatchObject({ status: 200, state: last ? 'final' : 'active' });
			// The answer was lost: the client sends the same piece again.
			expect(await client.send(upload, offset, piece, last)).toMatchObject({
				status: 200,
				state: sent.state,
				body: sent.body,
			});
			offset += piece.length;
		}
		expect(await client.query(upload)).toMatchObject({ state: 'final', received: bytes.length });
		expect(sha256(new Uint8Array(await (await client.media('grande.bin')).arrayBuffer()))).toBe(
			sha256(bytes),
		);
		expect(await createFileRepository(database.kysely).byName('grande.bin')).toMatchObject({
			sha256: sha256(bytes),
			sourceSha256: sha256(bytes),
		});
		expect(await server.service.staging.list()).toEqual([]);
	},
);

test('F10 a connection that breaks in the middle of a piece: what came is kept, told, and continued', async () => {
	await using files = await open();
	const { client } = files;
	const bytes = sampleBytes(3 * CHUNK, 3);
	for (const how of ['reset', 'end'] as const) {
		const upload = await client.start(`${how}.bin`, bytes.length);
		await client.send(upload, 0, bytes.subarray(0, CHUNK));
		await client.broken(upload, CHUNK, bytes.subarray(CHUNK), { sent: 100_000, how });
		const { received } = await client.query(upload);
		expect(received).toBeGreaterThanOrEqual(CHUNK);
		expect(received).toBeLessThanOrEqual(CHUNK + 100_000);
		// The official client does not ask after a lost connection, it repeats.
		expect(await client.send(upload, CHUNK, bytes.subarray(CHUNK), true)).toMatchObject({
			status: 200,
			state: 'final',
		});
		expect(sha256(new Uint8Array(await (await client.media(`${how}.bin`)).arrayBuffer()))).toBe(
			sha256(bytes),
		);
	}
});

test('F10 two tabs and half-open connections: the newer request takes over within seconds, silence frees the upload', async () => {
	await using files = await open({
		limits: { pace: { silenceMs: 300, bytesPerSecond: 0, graceMs: 60_000 } },
	});
	const { client } = files;
	const bytes = sampleBytes(2 * CHUNK, 5);
	const upload = await client.start('abas.bin', bytes.length);
	const { locks } = files.server.service;
	const isHeld = () =>
		locks.isHeld(new URLSearchParams(upload.split('?')[1]).get('upload_id') ?? '');
	const leave = await client.broken(upload, 0, bytes, { sent: 5_000, how: 'silence' });
	await expect.poll(isHeld).toBe(true);
	const began = performance.now();
	expect(await client.send(upload, 0, bytes.subarray(0, CHUNK))).toMatchObject({
		status: 200,
		state: 'active',
	});
	expect(performance.now() - began).toBeLessThan(5_000);
	leave();
	const hanging = await client.broken(upload, CHUNK, bytes.subarray(CHUNK), {
		sent: 1_000,
		how: 'silence',
	});
	await expect.poll(isHeld).toBe(true);
	await expect.poll(isHeld).toBe(false);
	hanging();
	expect(await client.query(upload)).toMatchObject({ received: CHUNK + 1_000 });
	expect(await client.send(upload, CHUNK, bytes.subarray(CHUNK), true)).toMatchObject({
		state: 'final',
	});
	expect(sha256(new Uint8Array(await (await client.media('abas.bin')).arrayBuffer()))).toBe(
		sha256(bytes),
	);
});

test('V43 S6.01 who may what: nobody without a token, strangers 403, an upload belongs to who began it, editors delete their own', async () => {
	await using files = await open();
	const { client, server } = files;
	await client.multipart('meu.bin', sampleBytes(10));
	const upload = await client.start('meu.bin', CHUNK * 2);
	const other = createFileClient(server.url, 'token-of-other');
	const stranger = createFileClient(server.url, 'token-of-stranger');
	const nobody = createFileClient(server.url, null);
	expect((await nobody.multipart('x', sampleBytes(1))).status).toBe(401);
	expect((await stranger.multipart('x', sampleBytes(1))).status).toBe(403);
	expect([(await nobody.query(upload)).status, (await other.query(upload)).status]).toEqual([
		401, 410,
	]);
	expect((await other.send(upload, 0, sampleBytes(100))).status).toBe(410);
	expect((await client.query(upload)).received).toBe(0);
	expect([
		(await nobody.remove('meu.bin')).status,
		(await stranger.remove('meu.bin')).status,
		(await other.remove('meu.bin')).status,
	]).toEqual([401, 403, 403]);
	expect((await client.media('meu.bin')).status).toBe(200);
	expect((await createFileClient(server.url, 'token-of-admin').remove('meu.bin')).status).toBe(204);
});

test('ranges and conditional requests', async () => {
	await using files = await open();
	const bytes = sampleBytes(10_000, 9);
	await files.client.multipart('r.bin', bytes);
	const part = await files.client.media('r.bin', { range: 'bytes=100-199' });
	expect([
		part.status,
		part.headers.get('content-range'),
		part.headers.get('content-length'),
	]).toEqual([206, 'bytes 100-199/10000', '100']);
	expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
	const beyond = await files.client.media('r.bin', { range: 'bytes=10000-' });
	expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10000']);
	const etag = part.headers.get('etag') ?? '';
	expect((await files.client.media('r.bin', { 'if-none-match': `"x", ${etag}` })).status).toBe(304);
	expect(
		(
			await files.client.media('r.bin', {
				'if-modified-since': part.headers.get('last-modified') ?? '',
			})
		).status,
	).toBe(304);
	expect(
		(await files.client.media('r.bin', { range: 'bytes=0-1', 'if-range': '"other"' })).status,
	).toBe(200);
	await files.client.multipart('leer', Buffer.alloc(0));
	const empty = await files.client.media('leer', { range: 'bytes=0-100' });
	expect([empty.status, (await empty.arrayBuffer()).byteLength]).toEqual([200, 0]);
});

test('limits: too large, over the quota, bad names and metadata, each with a code and a pt-BR sentence; what stood there stays', async () => {
	await using files = await open({ limits: { fileBytes: 50_000, quotaBytes: 60_000 } });
	const { client } = files;
	const before = sampleBytes(30_000, 2);
	await client.multipart('fica.bin', before);
	expect(await client.multipart('fica.bin', sampleBytes(50_001))).toMatchObject({
		status: 413,
		body: { error: { code: 413, reason: 'too-large', message: expect.stringContaining('maior') } },
	});
	expect((await client.multipart('outro.bin', sampleBytes(40_000))).body).toMatchObject({
		error: { reason: 'quota-exceeded' },
	});
	await expect(client.start('outro.bin', 40_000)).rejects.toThrow('402');
	await expect(client.start('outro.bin', 50_001)).rejects.toThrow('413');
	for (const name of ['', '../x', '/x', 'a//b', 'a\u0000b', 'a\nb', `${'x'.repeat(1025)}`]) {
		expect([name, (await client.multipart(name, sampleBytes(3))).body]).toMatchObject([
			name,
			{ error: { reason: 'bad-name' } },
		]);
	}
	for (const metadata of [
		{ cacheControl: 'a\r\nset-cookie: x=1' },
		{ contentType: 'text/html\r\nx: y' },
		{ metadata: 'x' },
	]) {
		expect(
			(await client.multipart('m.bin', sampleBytes(3), 'text/plain', metadata)).body,
		).toMatchObject({
			error: { reason: 'bad-metadata' },
		});
	}
	expect(sha256(new Uint8Array(await (await client.media('fica.bin')).arrayBuffer()))).toBe(
		sha256(before),
	);
	expect(await files.server.service.staging.list()).toEqual([]);
});
