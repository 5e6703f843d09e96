import { expect } from 'vitest';
import { createFileRepository } from '#server/files/file-repository.ts';
import { createFileUseWriter } from '#server/files/file-use-repository.ts';
import { sweepFiles } from '#server/files/sweep-files.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { createFileClient, sampleBytes, sha256 } from '#tests/support/files/file-client.ts';
import { startFileServer } from '#tests/support/files/file-server.ts';
import { hearLog } from '#tests/support/heard-log.ts';

const DAY = 86_400_000;
const OBJECT = '/files/v0/b/main/o/logo.bin';
const PAIRS = { metadata: { origem: 'teste' } };

onBothEngines(
	'a file whose noted pairs are damaged is served, described, swept round and mended like any other',
	async (database, own) => {
		let now = Date.now();
		const { log, damaged } = hearLog();
		await using server = await startFileServer({
			database,
			dataDir: own.address.dataDir,
			now: () => now,
			log,
		});
		const client = createFileClient(server.url);
		const bytes = sampleBytes(2_000);
		const { body } = await client.multipart('logo.bin', bytes, 'application/x-thing', PAIRS);
		const id = (await createFileRepository(database.kysely).byName('logo.bin'))?.id ?? '';
		await database.transaction((trx) => createFileUseWriter(trx).setUses('noticia:1', [id]));
		const stranger = createFileClient(server.url, null);
		for (const custom of ['{"origem":"tes', '["teste"]', '{"origem":5}']) {
			await database.transaction(
				async (trx) =>
					void (await trx.updateTable('files').set({ custom }).where('id', '=', id).execute()),
			);
			for (const who of [
				await client.media('logo.bin'),
				await stranger.ask(`${OBJECT}?alt=media&token=${body.downloadTokens}`),
			]) {
				expect(who.status).toBe(200);
				expect(sha256(new Uint8Array(await who.arrayBuffer()))).toBe(sha256(bytes));
			}
			const { metadata, ...rest } = (await (await client.resource('logo.bin')).json()) as Record<
				string,
				unknown
			>;
			expect([metadata, rest.size, rest.contentType]).toEqual([
				undefined,
				'2000',
				'application/x-thing',
			]);
			expect((await stranger.resource('logo.bin')).status).toBe(401);
			now += 400 * DAY;
			expect(await sweepFiles(server.service)).toMatchObject({ unused: 0, orphans: 0 });
			expect((await client.remove('logo.bin')).status).toBe(409);
			expect((await createFileRepository(database.kysely).byId(id))?.isDamaged).toBe(true);
			const mended = await client.ask(OBJECT, { method: 'PATCH', body: JSON.stringify(PAIRS) });
			expect(await mended.json()).toMatchObject(PAIRS);
			expect((await client.media('logo.bin')).status).toBe(200);
		}
		expect(damaged()).toEqual([`files/${id}`, `files/${id}`, `files/${id}`]);
	},
);

onBothEngines(
	'an upload of which is lost what was said about the file is over; one that was complete stays so',
	async (database, own) => {
		const { log, damaged, text } = hearLog();
		await using server = await startFileServer({ database, dataDir: own.address.dataDir, log });
		const client = createFileClient(server.url);
		const [half, whole, well] = [
			await client.start('meio.bin', 200),
			await client.start('fim.bin', 200),
			await client.start('bom.bin', 200),
		];
		await client.send(half, 0, sampleBytes(100));
		await client.send(well, 0, sampleBytes(100));
		expect((await client.send(whole, 0, sampleBytes(200), true)).status).toBe(200);
		const damage = (name: string) =>
			database.transaction(
				async (trx) =>
					void (await trx
						.updateTable('file_uploads')
						.set({ metadata: '{"contentTy' })
						.where('name', '=', name)
						.execute()),
			);
		await damage('meio.bin');
		await damage('fim.bin');
		expect((await client.query(half)).status).toBe(410);
		expect(await client.send(half, 100, sampleBytes(100), true)).toMatchObject({
			status: 410,
			body: { error: { reason: 'upload-gone' } },
		});
		expect((await client.media('meio.bin')).status).toBe(404);
		expect(await client.query(whole)).toMatchObject({ status: 200, state: 'final' });
		expect((await client.send(well, 100, sampleBytes(100), true)).status).toBe(200);
		expect(damaged()).toHaveLength(2);
		for (const address of [half, whole])
			expect(text()).not.toContain(
				new URL(address, server.url).searchParams.get('upload_id') ?? 'missing',
			);
		// Begun anew it goes through, and the sweeper takes the rest in its time.
		expect((await client.multipart('meio.bin', sampleBytes(200))).status).toBe(200);
		expect(await sweepFiles(server.service)).toMatchObject({ uploads: 0 });
	},
);
