import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import { createFileUseWriter } from '#server/files/file-use-repository.ts';
import { diskPath } from '#server/files/store/disk-store.ts';
import type { ObjectStore } from '#server/files/store/object-store.ts';
import { sweepFiles } from '#server/files/sweep-files.ts';
import { createBucketShelf } from '#server/http/assets/asset-shelf.ts';
import { onBothEngines, openTestDatabase } from '#tests/support/database.ts';
import { createFileClient, sampleBytes, sha256 } from '#tests/support/files/file-client.ts';
import { startFileServer } from '#tests/support/files/file-server.ts';
import { startS3Server } from '#tests/support/files/s3-server.ts';

const DAY = 24 * 60 * 60 * 1000;
const CHUNK = 256 * 1024;

async function objectsOf(store: ObjectStore): Promise<string[]> {
	const found: string[] = [];
	for await (const { objectId } of store.list()) found.push(objectId);
	return found;
}

test('files of a former build lie in the bucket for every node, and are swept with no upload', async () => {
	await using own = await openTestDatabase('sqlite');
	await using s3 = await startS3Server();
	await using server = await startFileServer({
		database: own.database,
		dataDir: own.address.dataDir,
		s3: s3.address,
	});
	const file = join(own.address.dataDir, 'guide-1.js');
	await writeFile(file, 'export default 1;');
	await (await createBucketShelf(s3.address)).put('guide-1.js', file);
	const other = await createBucketShelf(s3.address);
	expect([...(await other.list()).keys()]).toEqual([other.idOf('guide-1.js')]);
	await sweepFiles(server.service);
	expect((await other.read('guide-1.js'))?.toString()).toBe('export default 1;');
	expect([await other.read('guide-2.js'), await objectsOf(server.service.main)]).toEqual([
		null,
		[],
	]);
	await other.remove(other.idOf('guide-1.js'));
	expect((await other.list()).size).toBe(0);
});

test('S1.07 F09 an object store: uploads, ranges, sizes of pictures, deletion; down it keeps the upload, up again it goes on', async () => {
	await using own = await openTestDatabase('sqlite');
	await using s3 = await startS3Server();
	await using server = await startFileServer({
		database: own.database,
		dataDir: own.address.dataDir,
		s3: s3.address,
	});
	const client = createFileClient(server.url);
	const bytes = sampleBytes(2 * CHUNK + 5, 11);
	const upload = await client.start('no-balde.bin', bytes.length);
	await client.send(upload, 0, bytes.subarray(0, CHUNK));
	await s3.stop();
	expect(await client.send(upload, CHUNK, bytes.subarray(CHUNK), true)).toMatchObject({
		status: 503,
		body: { error: { reason: 'unavailable' } },
	});
	expect(await client.query(upload)).toMatchObject({
		status: 200,
		state: 'active',
		received: CHUNK,
	});
	await s3.restart();
	expect(await client.send(upload, CHUNK, bytes.subarray(CHUNK), true)).toMatchObject({
		status: 200,
		state: 'final',
	});
	expect(sha256(new Uint8Array(await (await client.media('no-balde.bin')).arrayBuffer()))).toBe(
		sha256(bytes),
	);
	const part = await client.media('no-balde.bin', { range: 'bytes=1000-1009' });
	expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1_000, 1_010))).toBe(true);
	expect(await objectsOf(server.service.storeOf('disk'))).toEqual([]);

	const logo = await sharp({ create: { width: 100, height: 50, channels: 3, background: 'red' } })
		.png()
		.toBuffer();
	await client.multipart('marca/logo.png', logo, 'image/png');
	const size = await client.ask(`/files/i/${sha256(logo).slice(0, 32)}/64.webp`);
	expect([
		size.status,
		(await sharp(Buffer.from(await size.arrayBuffer())).metadata()).width,
	]).toEqual([200, 64]);
	expect((await objectsOf(server.service.main)).length).toBe(2);
	await s3.stop();
	// The name goes at once, the bytes when the store answers again.
	expect((await client.remove('no-balde.bin')).status).toBe(204);
	expect((await client.media('no-balde.bin')).status).toBe(404);
	await s3.restart();
	expect((await sweepFiles(server.service)).trash).toBe(1);
	expect((await objectsOf(server.service.main)).length).toBe(1);
	expect(await server.service.staging.list()).toEqual([]);
});

test('a bucket with other keys is not readable, and says so', async () => {
	await using own = await openTestDatabase('sqlite');
	await using s3 = await startS3Server();
	const address = { ...s3.address, secretKey: 'wrong' };
	await using server = await startFileServer({
		database: own.database,
		dataDir: own.address.dataDir,
		s3: address,
	});
	expect(await createFileClient(server.url).multipart('x', sampleBytes(10))).toMatchObject({
		status: 503,
		body: { error: { reason: 'unavailable' } },
	});
});

onBothEngines(
	'F09 the sweeper clears abandoned uploads and unused files, never one that is used or mentioned',
	async (database, own) => {
		let now = Date.now() - 40 * DAY;
		await using server = await startFileServer({
			database,
			dataDir: own.address.dataDir,
			now: () => now,
		});
		const client = createFileClient(server.url);
		const token = async (name: string) =>
			String((await client.multipart(name, sampleBytes(50, name.length))).body.downloadTokens);
		await token('esquecido.bin');
		await token('usado.bin');
		const logo = await token('marca-do-site.bin');
		const used = await createFileRepository(database.kysely).byName('usado.bin');
		await database.transaction(async (trx) => {
			await createFileUseWriter(trx).setUses('noticia:1', [used?.id ?? '']);
			const record = { logoURL: `/files/v0/b/main/o/marca-do-site.bin?alt=media&token=${logo}` };
			await createSettingWriter(trx).write('configuracoes', 'marca', record, now);
		});
		const abandoned = await client.start('parado.bin', 1_000);
		await client.send(abandoned, 0, sampleBytes(100));
		const orphan = diskPath(own.address.dataDir, `${'0'.repeat(26)}ab`);
		await mkdir(dirname(orphan), { recursive: true });
		for (const file of [orphan, join(own.address.dataDir, 'uploads', '0'.repeat(28))]) {
			await writeFile(file, 'nobody');
			await utimes(file, 1, 1);
		}
		now = Date.now();
		await token('novo.bin');
		expect(await sweepFiles(server.service)).toEqual({
			uploads: 1,
			staged: 1,
			unused: 1,
			trash: 0,
			orphans: 1,
			variants: 0,
		});
		const list = (await (await client.ask('/files/v0/b/main/o')).json()) as {
			items: { name: string }[];
		};
		expect(list.items.map(({ name }) => name)).toEqual([
			'marca-do-site.bin',
			'novo.bin',
			'usado.bin',
		]);
		expect((await client.query(abandoned)).status).toBe(410);
		expect((await objectsOf(server.service.main)).length).toBe(3);
		expect((await client.remove('usado.bin')).status).toBe(409);
		expect((await client.remove('marca-do-site.bin')).status).toBe(409);
		await database.transaction((trx) => createFileUseWriter(trx).setUses('noticia:1', []));
		expect((await client.remove('usado.bin')).status).toBe(204);
		// New content under an old name keeps the address, and the old bytes go.
		const first = await client.multipart('novo.bin', sampleBytes(10, 1));
		const second = await client.multipart('novo.bin', sampleBytes(10, 2));
		expect(second.body.downloadTokens).toBe(first.body.downloadTokens);
		expect(Number(second.body.generation)).toBeGreaterThan(Number(first.body.generation));
		expect((await objectsOf(server.service.main)).length).toBe(2);
	},
);

onBothEngines(
	'uploads that stopped long ago hold what they brought, not what they announced',
	async (database, own) => {
		let now = Date.now() - DAY / 2;
		const limits = { quotaBytes: 10_000_000, uploads: 2 };
		await using server = await startFileServer({
			database,
			dataDir: own.address.dataDir,
			now: () => now,
			limits,
		});
		const client = createFileClient(server.url);
		const stopped = await client.start('parado.bin', 9_000_000);
		await client.send(stopped, 0, sampleBytes(1_000));
		await expect(client.start('outro.bin', 2_000_000)).rejects.toThrow('402');
		now = Date.now();
		await client.start('outro.bin', 2_000_000);
		await client.start('mais-um.bin', 10);
		await expect(client.start('demais.bin', 10)).rejects.toThrow('402');
		expect(await (await client.ask('/files/v0/b/main')).json()).toMatchObject({
			usedBytes: 0,
			underWayBytes: 2_001_010,
			problem: null,
		});
	},
);

onBothEngines(
	'what one operator announces and never sends leaves room for the small file of another',
	async (database, own) => {
		const limits = { quotaBytes: 20_000_000, fileBytes: 2_000_000 };
		await using server = await startFileServer({ database, dataDir: own.address.dataDir, limits });
		const [editor, admin] = [
			createFileClient(server.url),
			createFileClient(server.url, 'token-of-admin'),
		];
		const started = await Promise.allSettled(
			Array.from({ length: 10 }, (_, count) => editor.start(`vazio-${count}.bin`, 2_000_000)),
		);
		expect(started.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1);
		await expect(editor.start('mais-um.bin', 2_000_000)).rejects.toThrow('402');
		expect((await admin.multipart('marca.bin', sampleBytes(5_000))).status).toBe(200);
		await admin.start('grande.bin', 2_000_000);
	},
);
