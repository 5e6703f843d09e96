import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import { diskPath } from '#server/files/store/disk-store.ts';
import { openTestDatabase, temporaryFolder } from '#tests/support/database.ts';
import { createFileClient, sampleBytes, sha256 } from '#tests/support/files/file-client.ts';
import { startFileServer } from '#tests/support/files/file-server.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

test('F27 a backup made while files come and go holds exactly what its database knows, and gives it back', async () => {
	await using own = await openTestDatabase('sqlite');
	const { dataDir } = own.address;
	await using server = await startFileServer({ database: own.database, dataDir });
	const client = createFileClient(server.url, 'token-of-admin');
	const keep = sampleBytes(50_000, 9);
	await client.multipart('fica.bin', keep);
	let busy = true;
	const traffic = (async () => {
		for (let turn = 0; busy; turn++) {
			await client.multipart(`vai-${turn % 3}.bin`, sampleBytes(1_000, turn + 1));
			await client.remove(`vai-${(turn + 1) % 3}.bin`);
		}
	})();
	const files: string[] = [];
	await using _settled = { [Symbol.asyncDispose]: () => settle() };
	async function settle() {
		busy = false;
		await traffic;
	}
	for (let turn = 0; turn < 4; turn++) {
		const backup = await createBackup({
			dataDir,
			databaseUrl: null,
			product: '1',
			now: NOW + turn * 1_000,
		});
		expect(backup.manifest.missing).toEqual([]);
		files.push(backup.file);
	}
	await settle();
	await using other = await temporaryFolder();
	const dataDirOfOther = join(other.path, 'data');
	await restoreBackup({
		archive: files.at(-1) ?? '',
		dataDir: dataDirOfOther,
		product: '1',
		now: NOW,
	});
	await using database = await openDatabase({ dataDir: dataDirOfOther, databaseUrl: null });
	await using restored = await startFileServer({ database, dataDir: dataDirOfOther });
	const list = (await (await createFileClient(restored.url).ask('/files/v0/b/main/o')).json()) as {
		items: { name: string }[];
	};
	for (const { name } of list.items) {
		const stored = await createFileRepository(database.kysely).byName(name);
		const bytes = new Uint8Array(
			await (await createFileClient(restored.url).media(name)).arrayBuffer(),
		);
		expect([name, sha256(bytes)]).toEqual([name, stored?.sha256]);
	}
	expect(list.items.map(({ name }) => name)).toContain('fica.bin');
});

test('a file that was lost before does not stop the backup, and the archive says so', async () => {
	await using own = await openTestDatabase('sqlite');
	const { dataDir } = own.address;
	await using server = await startFileServer({ database: own.database, dataDir });
	await createFileClient(server.url).multipart('perdido.bin', sampleBytes(100));
	const { objectId = '' } =
		(await createFileRepository(own.database.kysely).byName('perdido.bin')) ?? {};
	await rm(diskPath(dataDir, objectId));
	const backup = await createBackup({ dataDir, databaseUrl: null, product: '1', now: NOW });
	expect(backup.manifest.missing).toEqual([`files/${objectId.slice(-2)}/${objectId}`]);
	expect((await verifyBackup(backup.file)).missing).toEqual(backup.manifest.missing);
});
