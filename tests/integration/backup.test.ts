import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { errorCode } from '#core/kit/app-error.ts';
import { backupBeforeMigration } from '#server/backup/backup-before-migration.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { watchChanges } from '#server/changes/watch-changes.ts';
import { migrate } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { back, idsIn, makeSaved, put, restoreInto, upload } from '#tests/support/backups.ts';
import { openTestDatabase, temporaryFolder } from '#tests/support/database.ts';

const NOW = Date.UTC(2026, 10, 21, 1, 2, 3);

/** What a reader hears who knows a version of the state before. */
async function changesSince(dataDir: string, version: number): Promise<unknown> {
	await using database = await openDatabase({ dataDir, databaseUrl: null });
	const stop = new AbortController();
	const feed = await watchChanges(database, { signal: stop.signal });
	stop.abort();
	return await feed.since(version, 1_000);
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
	await using own = await openTestDatabase('sqlite', 'tables');
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
	await using other = await openTestDatabase('sqlite', 'tables');
	const { dataDir } = other.address;
	await put(other.database, 'later');
	await upload(dataDir, 'later.svg', 'later');
	await other.database[Symbol.asyncDispose]();
	const { safety } = await restoreInto(dataDir, saved.backup.file);
	expect(await idsIn(dataDir)).toEqual(['saved']);
	expect(await changesSince(dataDir, 1_000)).toBe('gap');
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
	await using own = await openTestDatabase('sqlite', 'tables');
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
