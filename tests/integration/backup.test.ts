import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { errorCode } from '#core/kit/app-error.ts';
import { type ArchiveSource, writeArchive } from '#server/backup/archive.ts';
import { backupBeforeMigration } from '#server/backup/backup-before-migration.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { makeManifest } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { encodeTarHeader, TAR_END, tarPadding } from '#server/backup/tar.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { watchChanges } from '#server/changes/watch-changes.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { openTestDatabase, type TestDatabase, temporaryFolder } from '#tests/support/database.ts';

const NOW = Date.UTC(2026, 10, 21, 1, 2, 3);

async function put(database: AppDatabase, id: string): Promise<void> {
	const row = { collection: 'test', id, data: '"ção"', revision: 1, updated_at: NOW };
	await database.transaction((trx) => trx.insertInto('settings').values(row).execute());
}

async function idsIn(dataDir: string): Promise<string[]> {
	await using database = await openDatabase({ dataDir, databaseUrl: null });
	const rows = await database.kysely.selectFrom('settings').select('id').orderBy('id').execute();
	return rows.map((row) => row.id);
}

/** What a reader hears who knows a version of the state before. */
async function toldSince(dataDir: string, version: number): Promise<unknown> {
	await using database = await openDatabase({ dataDir, databaseUrl: null });
	const stop = new AbortController();
	const feed = await watchChanges(database, { signal: stop.signal });
	stop.abort();
	return await feed.since(version, 1_000);
}

async function upload(dataDir: string, name: string, content: string): Promise<void> {
	await mkdir(join(dataDir, 'files', 'logos'), { recursive: true });
	await writeFile(join(dataDir, 'files', 'logos', name), content);
}

function back(own: TestDatabase) {
	return createBackup({ ...own.address, product: '1.2.3', now: NOW });
}

function restoreInto(dataDir: string, archive: string) {
	return restoreBackup({ archive, dataDir, databaseUrl: null, product: '1.2.3', now: NOW });
}

/** A backup with the setting 'saved' and one uploaded file, and the database it came from. */
async function makeSaved() {
	const own = await openTestDatabase('sqlite');
	await put(own.database, 'saved');
	await upload(own.address.dataDir, 'brasão.svg', '<svg/>');
	const backup = await back(own);
	return { own, backup, [Symbol.asyncDispose]: () => own[Symbol.asyncDispose]() };
}

test('O09 a backup holds database, uploads and a manifest that tells what is inside, and verifies', async () => {
	await using saved = await makeSaved();
	expect(saved.backup.file).toBe(
		join(saved.own.address.dataDir, 'backups', 'guia-20261121-010203.guiabackup'),
	);
	const manifest = await verifyBackup(saved.backup.file);
	expect(manifest).toMatchObject({ product: '1.2.3', createdAt: '2026-11-21T01:02:03.000Z' });
	expect(manifest.tables).toMatchObject({ settings: 1, games: 0, data_version: 1 });
	expect(manifest.files.map((file) => file.path)).toEqual([
		'guia.sqlite',
		'files/logos/brasão.svg',
	]);
	expect(manifest.migrations.map((migration) => migration.name)).toEqual(
		allMigrations.map((migration) => migration.name),
	);
	expect(await readdir(join(saved.own.address.dataDir, 'backups'))).toEqual([
		'guia-20261121-010203.guiabackup',
	]);
});

test('two backups within one second keep both', async () => {
	await using saved = await makeSaved();
	expect((await back(saved.own)).file).toMatch(/guia-20261121-010203-2\.guiabackup$/);
	expect((await verifyBackup(saved.backup.file)).tables.settings).toBe(1);
});

test('F27 a backup taken while others write is one state of the data', async () => {
	await using own = await openTestDatabase('sqlite');
	const stop = new AbortController();
	async function writePairs(): Promise<void> {
		for (let turn = 0; !stop.signal.aborted; turn++) {
			const row = { collection: 'pair', data: 'x'.repeat(2000), revision: turn, updated_at: NOW };
			await own.database.transaction(async (trx) => {
				await trx
					.insertInto('settings')
					.values({ ...row, id: `a${turn}` })
					.execute();
				await trx
					.insertInto('settings')
					.values({ ...row, id: `b${turn}` })
					.execute();
			});
			await setImmediate();
		}
	}
	const writing = writePairs();
	const backups = [await back(own), await back(own), await back(own)];
	stop.abort();
	await writing;
	for (const { manifest } of backups) expect((manifest.tables.settings ?? 1) % 2).toBe(0);
});

test('F27 restoring to an empty host brings database and uploads back', async () => {
	await using saved = await makeSaved();
	await using host = await temporaryFolder();
	const { safety } = await restoreInto(join(host.path, 'data'), saved.backup.file);
	expect(safety).toBeNull();
	expect(await idsIn(join(host.path, 'data'))).toEqual(['saved']);
	expect(await readFile(join(host.path, 'data', 'files', 'logos', 'brasão.svg'), 'utf8')).toBe(
		'<svg/>',
	);
});

test('a restore replaces the whole state and keeps the one before as a backup that undoes it', async () => {
	await using saved = await makeSaved();
	await using other = await openTestDatabase('sqlite');
	const { dataDir } = other.address;
	await put(other.database, 'later');
	await upload(dataDir, 'later.svg', 'later');
	await other.database[Symbol.asyncDispose]();
	const { safety } = await restoreInto(dataDir, saved.backup.file);
	expect(await idsIn(dataDir)).toEqual(['saved']);
	expect(await toldSince(dataDir, 1_000)).toBe('gap');
	expect(await readdir(join(dataDir, 'files', 'logos'))).toEqual(['brasão.svg']);
	expect(safety).toMatch(/guia-20261121-010203-antes-da-restauracao\.guiabackup$/);
	await restoreInto(dataDir, safety ?? '');
	expect(await idsIn(dataDir)).toEqual(['later']);
	expect(await readdir(join(dataDir, 'files', 'logos'))).toEqual(['later.svg']);
	const left = (await readdir(dataDir)).filter((name) => !name.startsWith('guia.sqlite'));
	expect(left.sort()).toEqual(['backups', 'files', 'guia.id']);
});

test('a restore is refused while a server has the data open, and changes nothing', async () => {
	await using saved = await makeSaved();
	const refusal = await restoreInto(saved.own.address.dataDir, saved.backup.file).catch(
		(error: Error) => error,
	);
	expect(errorCode(refusal)).toBe('conflict');
	expect(String(refusal)).toContain('Pare o servidor');
	await put(saved.own.database, 'still writable');
});

test('a damaged present database is kept as files and does not stop the restore', async () => {
	await using saved = await makeSaved();
	await using host = await temporaryFolder();
	await writeFile(
		join(host.path, 'guia.sqlite'),
		'this is not a database, and long enough to be taken for one'.repeat(20),
	);
	const { safety } = await restoreInto(host.path, saved.backup.file);
	expect(await idsIn(host.path)).toEqual(['saved']);
	expect(await readFile(join(safety ?? '', 'guia.sqlite'), 'utf8')).toContain('not a database');
});

test('a backup of a newer schema is refused before anything changes', async () => {
	await using saved = await makeSaved();
	await using host = await temporaryFolder();
	await restoreInto(host.path, saved.backup.file);
	const extra = {
		name: '9000_extra',
		statements: () => ['create table extra (id integer primary key) strict'],
	};
	await using database = await openDatabase({ dataDir: host.path, databaseUrl: null });
	await migrate(database, { migrations: [...allMigrations, extra] });
	const newer = await createBackup({
		dataDir: host.path,
		databaseUrl: null,
		product: '9',
		now: NOW,
	});
	await using target = await temporaryFolder();
	expect(await restoreInto(target.path, newer.file).catch(errorCode)).toBe('schema-newer');
	expect(await readdir(target.path)).toEqual([]);
});

test('F08 migrating a used database makes a verified backup first', async () => {
	await using own = await openTestDatabase('sqlite');
	await put(own.database, 'before');
	const extra = {
		name: '9000_extra',
		statements: () => ['create table extra (id integer primary key) strict'],
	};
	const onDone = vi.fn<(file: string) => void>();
	const beforeChange = backupBeforeMigration(own.database, {
		dataDir: own.address.dataDir,
		product: '1.2.3',
		now: NOW,
		onDone,
	});
	expect(
		await migrate(own.database, { migrations: [...allMigrations, extra], beforeChange }),
	).toEqual(['9000_extra']);
	const file = onDone.mock.calls[0]?.[0] ?? '';
	expect(file).toMatch(/-antes-da-migracao\.guiabackup$/);
	expect((await verifyBackup(file)).tables).not.toHaveProperty('extra');
});

test('a damaged archive is refused with a reason, wherever the damage is', async () => {
	await using saved = await makeSaved();
	const { file } = saved.backup;
	const whole = await readFile(file);
	for (const at of [0, 40, Math.floor(whole.length / 2), whole.length - 6]) {
		const bytes = Buffer.from(whole);
		bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
		await writeFile(file, bytes);
		expect(await verifyBackup(file).catch(errorCode)).toBe('backup-invalid');
	}
	for (const length of [0, 100, whole.length - 1]) {
		await writeFile(file, whole);
		await truncate(file, length);
		expect(await verifyBackup(file).catch(errorCode)).toBe('backup-invalid');
	}
	await writeFile(file, 'not an archive');
	expect(await verifyBackup(file).catch(errorCode)).toBe('backup-invalid');
	expect(await verifyBackup(`${file}.missing`).catch(errorCode)).toBe('not-found');
});

test('a byte of the database changed inside a well-formed archive fails its checksum', async () => {
	await using saved = await makeSaved();
	const bytes = gunzipSync(await readFile(saved.backup.file));
	bytes.writeUInt8(bytes.readUInt8(9_000) ^ 0xff, 9_000);
	await writeFile(saved.backup.file, gzipSync(bytes));
	const refusal = await verifyBackup(saved.backup.file).catch((error: Error) => error);
	expect(errorCode(refusal)).toBe('backup-invalid');
	expect(String(refusal)).toContain('guia.sqlite não confere');
});

test('an archive that reaches outside its folder is refused and nothing is written there', async () => {
	await using folder = await temporaryFolder();
	const evil = join(folder.path, 'evil');
	await writeFile(evil, 'evil');
	const names = [
		'../evil.txt',
		'/tmp/guia-evil.txt',
		'files/../../evil.txt',
		'files/a/../../../evil.txt',
		'files\\..\\evil',
		'other/x',
		'files/',
		'files/C:x',
	];
	for (const [index, path] of names.entries()) {
		const target = join(folder.path, `${index}.guiabackup`);
		const sources: ArchiveSource[] = [{ path, file: evil }];
		const manifest = (files: Parameters<Parameters<typeof writeArchive>[0]['manifest']>[0]) =>
			makeManifest({
				product: '1',
				createdAt: new Date(NOW).toISOString(),
				migrations: [],
				tables: {},
				missing: [],
				files,
			});
		await writeArchive({ target, sources, at: NOW, manifest });
		await using host = await temporaryFolder();
		const refusal = await restoreInto(join(host.path, 'data'), target).catch(
			(error: Error) => error,
		);
		expect(String(refusal)).toContain('caminho que não é permitido');
		expect(await readdir(host.path)).toEqual(['data']);
		expect(await readdir(join(host.path, 'data'))).toEqual([]);
	}
	expect(existsSync('/tmp/guia-evil.txt')).toBe(false);
});

test('with PostgreSQL the answer names its own tools', async () => {
	const options = { dataDir: '.', databaseUrl: 'postgres://x', product: '1', now: NOW };
	await expect(createBackup(options)).rejects.toThrow(/pg_dump/);
	await expect(restoreBackup({ ...options, archive: 'x' })).rejects.toThrow(/pg_restore/);
});

/** A tar entry of its own kind, as a hostile archive holds one. */
function anEntry(name: string, { type = '0', body = '' } = {}): Buffer {
	const header = encodeTarHeader({ name, size: body.length }, NOW);
	header.write(type, 156);
	header.fill(' ', 148, 156);
	const sum = header.reduce((total, byte) => total + byte, 0);
	header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
	return Buffer.concat([header, Buffer.from(body), Buffer.alloc(tarPadding(body.length))]);
}

test('V45 an archive with odd members, before the list of its files or after it, is refused in a sentence and the data stay', async () => {
	await using saved = await makeSaved();
	const whole = gunzipSync(await readFile(saved.backup.file)).subarray(0, -TAR_END.length);
	const { dataDir } = saved.own.address;
	const odd = [
		anEntry('../evil.txt', { body: 'x' }),
		anEntry('/tmp/guia-evil.txt', { body: 'x' }),
		anEntry('link', { type: '2' }),
	];
	await saved.own.database[Symbol.asyncDispose]();
	for (const entry of odd) {
		for (const parts of [
			[entry, whole, TAR_END],
			[whole, entry, TAR_END],
			[whole, TAR_END, entry],
		]) {
			await writeFile(saved.backup.file, gzipSync(Buffer.concat(parts)));
			const refusal = await restoreInto(dataDir, saved.backup.file).catch((error: Error) => error);
			expect(String(refusal)).toMatch(/O backup está danificado e não foi usado: .+\./);
			expect(await idsIn(dataDir)).toEqual(['saved']);
		}
	}
	expect(existsSync('/tmp/guia-evil.txt')).toBe(false);
});
