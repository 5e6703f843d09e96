import { truncate } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { callPaths } from '#core/site/paths/machine.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import { findFileByAddress } from '#server/files/find-file.ts';
import { diskPath } from '#server/files/store/disk-store.ts';
import { sweepFiles } from '#server/files/sweep-files.ts';
import { listVariantDigests } from '#server/files/variant-shelf.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createFileClient, sampleBytes, sha256 } from '#tests/support/files/file-client.ts';
import { startFileServer } from '#tests/support/files/file-server.ts';

async function open() {
	const stack = new AsyncDisposableStack();
	const own = stack.use(await openTestDatabase('sqlite'));
	const server = stack.use(
		await startFileServer({ database: own.database, dataDir: own.address.dataDir }),
	);
	const files = createFileRepository(own.database.kysely);
	return {
		own,
		server,
		files,
		client: createFileClient(server.url),
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}

const canvas = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#0a7d3c' } });
const SVG = Buffer.from(
	'<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20"/></svg>',
);

async function bytesOf(response: Response): Promise<Buffer> {
	return Buffer.from(await response.arrayBuffer());
}

test('a photograph loses place and camera, keeps how it is turned, and nothing else changes', async () => {
	await using site = await open();
	const photo = await canvas(60, 40)
		.withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '8/1 3/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	expect(photo.includes('SecretCamera') || photo.includes('Exif')).toBe(true);
	const { body } = await site.client.multipart('imagens/foto.jpg', photo, 'image/jpeg');
	const stored = await bytesOf(await site.client.media('imagens/foto.jpg'));
	expect(stored.includes('SecretCamera')).toBe(false);
	expect((await sharp(stored).metadata()).orientation).toBe(6);
	expect(Number(body.size)).toBe(stored.length);
	expect(await site.files.byName('imagens/foto.jpg')).toMatchObject({
		width: 40,
		height: 60,
		sourceSha256: sha256(photo),
		sha256: sha256(stored),
	});
	const plain = await canvas(10, 10).png().toBuffer();
	await site.client.multipart('imagens/limpa.png', plain, 'image/png');
	expect((await bytesOf(await site.client.media('imagens/limpa.png'))).equals(plain)).toBe(true);
	const avif = await canvas(32, 32)
		.withExif({ IFD0: { Make: 'SecretCamera' } })
		.avif()
		.toBuffer();
	await site.client.multipart('imagens/a.avif', avif, 'image/avif');
	const cleaned = await sharp(await bytesOf(await site.client.media('imagens/a.avif'))).metadata();
	expect([cleaned.format, cleaned.exif]).toEqual(['heif', undefined]);
});

test('V02 V44 the bytes decide: safe pictures are shown, everything else is a download in a sandbox', async () => {
	await using site = await open();
	const png = await canvas(10, 10).png().toBuffer();
	const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>');
	const cases: [string, Buffer, string, string, RegExp][] = [
		['disfarce.html', png, 'text/html', 'image/png', /^inline/],
		['falsa.png', html, 'image/png', 'application/octet-stream', /^attachment/],
		['pagina.html', html, 'text/html', 'application/octet-stream', /^attachment/],
		[
			'codigo.js',
			Buffer.from('alert(1)'),
			'text/javascript',
			'application/octet-stream',
			/^attachment/,
		],
		['texto.txt', Buffer.from('olá'), 'text/plain', 'text/plain', /^attachment/],
		['desenho.svg', SVG, 'image/svg+xml', 'image/svg+xml', /^attachment/],
	];
	for (const [name, bytes, declared, served, disposition] of cases) {
		await site.client.multipart(name, bytes, declared);
		const { headers } = await site.client.media(name);
		expect([name, headers.get('content-type')]).toEqual([name, served]);
		expect(headers.get('content-disposition')).toMatch(disposition);
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
	}
});

test('folders of pictures take nothing else, damaged ones and floods of pixels are refused with a sentence', async () => {
	await using site = await open();
	const flood = await sharp({
		create: { width: 9_000, height: 9_000, channels: 3, background: 'white' },
	})
		.png()
		.toBuffer();
	const damaged = Buffer.concat([
		(await canvas(200, 200).png().toBuffer()).subarray(0, 200),
		sampleBytes(300),
	]);
	const refusal = async (name: string, bytes: Buffer) =>
		(await site.client.multipart(name, bytes, 'image/png')).body;
	expect(await refusal('marca/logo.png', sampleBytes(500))).toMatchObject({
		error: { code: 415, reason: 'type-refused' },
	});
	expect(await refusal('marca/logo.png', damaged)).toMatchObject({
		error: { code: 422, reason: 'unreadable-picture' },
	});
	expect(await refusal('qualquer.png', flood)).toMatchObject({
		error: { code: 413, reason: 'picture-too-large' },
	});
	const bomb = Buffer.from(
		'<!DOCTYPE svg [<!ENTITY a "aaaaaaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
	);
	expect(await refusal('marca/logo.svg', bomb)).toMatchObject({
		error: { reason: 'type-refused' },
	});
	expect((await refusal('marca/logo.svg', SVG)).contentType).toBe('image/svg+xml');
	expect((await site.client.media('marca/logo.png')).status).toBe(404);
});

test('sizes of a picture: made once, kept for ever, only the offered ones, a drawing as a picture; gone with the file', async () => {
	await using site = await open();
	await site.client.multipart(
		'marca/logo.png',
		await canvas(300, 150).png().toBuffer(),
		'image/png',
	);
	await site.client.multipart('marca/logo.svg', SVG, 'image/svg+xml');
	const reader = createFileClient(site.server.url, null);
	const address = async (name: string, file: string) =>
		`/files/i/${(await site.files.byName(name))?.sha256.slice(0, 32)}/${file}`;
	for (const [name, file, width] of [
		['marca/logo.png', '128.webp', 128],
		['marca/logo.png', '1024.avif', 300],
		['marca/logo.svg', '256.webp', 256],
	] as const) {
		const both = await Promise.all([
			reader.ask(await address(name, file)),
			reader.ask(await address(name, file)),
		]);
		const [bytes, again] = await Promise.all(both.map(bytesOf));
		expect(both.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
			Array(2).fill([200, 'public, max-age=31536000, immutable']),
		);
		expect(again?.equals(bytes ?? Buffer.alloc(0))).toBe(true);
		expect((await sharp(bytes).metadata()).width).toBe(width);
	}
	for (const file of ['127.webp', '128.png', '99999.webp', '../128.webp', '128.webp/']) {
		expect([file, (await reader.ask(await address('marca/logo.png', file))).status]).toEqual([
			file,
			404,
		]);
	}
	const stored = await site.files.byName('marca/logo.png');
	const kept = callPaths.download('marca/logo.png', stored?.token ?? '');
	expect(await findFileByAddress(site.own.database.kysely, kept, site.server.url)).toMatchObject({
		id: stored?.id,
		width: 300,
	});
	expect(await findFileByAddress(site.own.database.kysely, `${kept}x`, site.server.url)).toBeNull();
	await site.client.remove('marca/logo.svg');
	expect((await listVariantDigests(site.own.address.dataDir)).length).toBe(2);
	expect((await sweepFiles(site.server.service)).variants).toBe(1);
});

test('S1.06 the icons of a logo are made once and kept for ever; of one that is lost or damaged our own drawing stands for them', async () => {
	await using site = await open();
	const [whole, damaged] = [
		await canvas(300, 150).png().toBuffer(),
		await canvas(150, 300).png().toBuffer(),
	];
	await site.client.multipart('marca/logo.png', whole, 'image/png');
	await site.client.multipart('marca/outra.png', damaged, 'image/png');
	const reader = createFileClient(site.server.url, null);
	const icon = (bytes: Buffer, file: string) =>
		reader.ask(callPaths.pictureIcon(sha256(bytes).slice(0, 32), file), { redirect: 'manual' });
	for (const [file, edge] of [
		['icone-180.png', 180],
		['mascara-512.png', 512],
	] as const) {
		const answer = await icon(whole, file);
		const { headers } = answer;
		expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
			'image/png',
			'public, max-age=31536000, immutable',
		]);
		expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({
			format: 'png',
			width: edge,
			height: edge,
			hasAlpha: false,
		});
	}
	await truncate(
		diskPath(
			site.own.address.dataDir,
			(await site.files.byName('marca/outra.png'))?.objectId ?? '',
		),
		60,
	);
	for (const bytes of [damaged, sampleBytes(10)]) {
		const { status, headers } = await icon(bytes, 'mascara-192.png');
		expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
			...[302, '/icones/guia-mascara-192.png', 'public, max-age=3600'],
		]);
	}
	expect((await icon(whole, 'icone-181.png')).status).toBe(404);
});
