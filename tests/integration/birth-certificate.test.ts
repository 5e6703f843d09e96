import {
	copyFile,
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	truncate,
	writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import {
	ENGINES,
	onBothEngines,
	openTestDatabase,
	temporaryFolder,
} from '#tests/support/database.ts';
import { startWeb } from '#tests/support/web-process.ts';

const NOW = Date.UTC(2026, 10, 21, 1, 2, 3);
type Address = { dataDir: string; databaseUrl: string | null };

/**
 * What the start of a process does with the data; answers the sentence with which it is refused, or
 * null.
 */
async function start({ dataDir, databaseUrl }: Address): Promise<string | null> {
	await using database = await openDatabase({ dataDir, databaseUrl });
	return await prepareDatabase(database, { dataDir, now: NOW }).then(
		() => null,
		(error: Error) => error.message,
	);
}

/** A guide that ran in a folder of its own, with a key and a backup. */
async function makeGuide() {
	const folder = await temporaryFolder();
	const address = { dataDir: folder.path, databaseUrl: null };
	expect(await start(address)).toBeNull();
	await writeFile(join(folder.path, 'guia.key'), 'key\n');
	const { file } = await createBackup({ ...address, product: 'test', now: NOW });
	return { ...folder, address, backup: file };
}

const LOSSES: [string, (file: string) => Promise<void>][] = [
	['the journal lost, guia.sqlite of 4 KB', (file) => truncate(file, 4096)],
	['guia.sqlite of 0 bytes', (file) => truncate(file, 0)],
	['guia.sqlite gone', (file) => rm(file)],
];

for (const [loss, lose] of LOSSES) {
	test(`${loss}: the start is refused and offers the newest backup, which brings the guide back`, async () => {
		await using guide = await makeGuide();
		const id = await readFile(join(guide.path, 'guia.id'), 'utf8');
		await createEmptyJournalFile(guide.path);
		await lose(join(guide.path, SQLITE_FILE));
		for (const _attempt of [1, 2]) {
			const sentence = await start(guide.address);
			expect(sentence).toContain('o banco de dados está vazio');
			expect(sentence).toContain(`guia restore ${guide.backup}`);
		}
		await restoreBackup({ ...guide.address, archive: guide.backup, product: 'test', now: NOW });
		expect(await start(guide.address)).toBeNull();
		expect(await readFile(join(guide.path, 'guia.id'), 'utf8')).toBe(id);
	});
}

/**
 * A first page in the mode of a journal and no more: what is there until the first copy of the
 * journal into the file.
 */
async function createEmptyJournalFile(dataDir: string): Promise<void> {
	await using empty = await temporaryFolder();
	await using _database = await openDatabase({ dataDir: empty.path, databaseUrl: null });
	await copyFile(join(empty.path, SQLITE_FILE), join(dataDir, SQLITE_FILE));
}

test('the database of another guide beside an old key is refused; restored on purpose, it is taken over', async () => {
	await using guide = await makeGuide();
	await using other = await makeGuide();
	await copyFile(join(other.path, SQLITE_FILE), join(guide.path, SQLITE_FILE));
	expect(await start(guide.address)).toContain('o banco de dados é de outro guia');
	await restoreBackup({ ...guide.address, archive: other.backup, product: 'test', now: NOW });
	expect(await start(guide.address)).toBeNull();
	expect(await readFile(join(guide.path, 'guia.id'), 'utf8')).toBe(
		await readFile(join(other.path, 'guia.id'), 'utf8'),
	);
});

test('a folder from before the certificate, its database lost: key, files or backups alone refuse the start', async () => {
	for (const remain of ['guia.key', 'files/ab', 'backups/guia-20260101-000000.guiabackup']) {
		await using folder = await temporaryFolder();
		await mkdir(join(folder.path, 'files'));
		await mkdir(join(folder.path, 'backups'));
		await writeFile(join(folder.path, remain), 'old');
		expect(await start({ dataDir: folder.path, databaseUrl: null })).toContain('já é de um guia');
	}
});

onBothEngines(
	'a guide from before the certificate gets one at its next start, and keeps it',
	async (_database, own) => {
		await writeFile(join(own.address.dataDir, 'guia.key'), 'key\n');
		expect(await start(own.address)).toBeNull();
		const id = await readFile(join(own.address.dataDir, 'guia.id'), 'utf8');
		expect(await start(own.address)).toBeNull();
		expect(await readFile(join(own.address.dataDir, 'guia.id'), 'utf8')).toBe(id);
		// A killed first start: the database has it, the folder not yet.
		await rm(join(own.address.dataDir, 'guia.id'));
		expect(await start(own.address)).toBeNull();
		expect(await readFile(join(own.address.dataDir, 'guia.id'), 'utf8')).toBe(id);
	},
);

test('a second node on PostgreSQL takes the certificate over; an empty database beside the first node is refused', async () => {
	await using guide = await openTestDatabase('postgres', 'nothing');
	await using empty = await openTestDatabase('postgres', 'nothing');
	await using second = await temporaryFolder();
	const { dataDir, databaseUrl } = guide.address;
	expect(
		await Promise.all([start(guide.address), start({ dataDir: second.path, databaseUrl })]),
	).toEqual([null, null]);
	expect(await readFile(join(second.path, 'guia.id'), 'utf8')).toBe(
		await readFile(join(dataDir, 'guia.id'), 'utf8'),
	);
	const lost = await start({ dataDir, databaseUrl: empty.address.databaseUrl });
	expect(lost).toContain('o banco de dados está vazio');
	expect(lost).toContain('DATABASE_URL');
	expect(
		await start({ dataDir: empty.address.dataDir, databaseUrl: empty.address.databaseUrl }),
	).toBeNull();
	expect(await start({ dataDir, databaseUrl: empty.address.databaseUrl })).toContain(
		'é de outro guia',
	);
});

for (const engine of ENGINES) {
	test(`two processes that begin a guide at once go by one certificate [${engine}]`, async () => {
		await using own = await openTestDatabase(engine, 'nothing');
		expect(await Promise.all([1, 2, 3].map(() => start(own.address)))).toEqual([null, null, null]);
		expect(
			(await readdir(own.address.dataDir)).filter((name) => name.startsWith('guia.id')),
		).toEqual(['guia.id']);
	});
}

test('a site whose database was lost ends with exit code 1 and one sentence, and its folder stays as it is', async () => {
	await using guide = await makeGuide();
	await rename(join(guide.path, SQLITE_FILE), join(guide.path, 'kept.sqlite'));
	await expect(startWeb({ DATA_DIR: guide.path })).rejects.toThrow(
		/ended with 1: [^{]*o banco de dados está vazio[^{]*guia restore [^{]*$/,
	);
	expect(await readdir(guide.path)).toContain('kept.sqlite');
});
