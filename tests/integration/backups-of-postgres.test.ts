import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { moveCopy } from '#core/copy/move.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { restoreIntoPostgres } from '#server/backup/restore-into-postgres.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { postgresFiller, postgresRows } from '#server/db/rows/postgres-rows.ts';
import { sqliteRows } from '#server/db/rows/sqlite-rows.ts';
import { parentsFirst } from '#server/db/rows/text-rows.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { fillEveryTable } from '#tests/support/any-rows.ts';
import { openTestDatabase, type TestDatabase, temporaryFolder } from '#tests/support/database.ts';
import { sumsOf } from '#tests/support/row-sums.ts';

const NOW = Date.UTC(2026, 10, 21, 1, 2, 3);
const silent = () => undefined;
const back = ({ address }: TestDatabase) => createBackup({ ...address, product: '1', now: NOW });

/** A guide in PostgreSQL with rows of random values in every table. */
async function openFilled(folder: string): Promise<TestDatabase> {
	const own = await openTestDatabase('postgres', 'tables');
	const file = join(folder, 'filled');
	await copyFile(inject('sqliteTemplates').tables, file);
	using raw = new DatabaseSync(file);
	fillEveryTable(raw, await postgresRows(own.database.kysely).tables(), { count: 4, seed: 7 });
	const rows = sqliteRows(raw);
	await own.database.transaction(async (trx) => {
		const tables = parentsFirst(await rows.tables());
		await postgresFiller(trx).empty(tables);
		for (const table of tables)
			for await (const batch of rows.batches(table, null))
				await postgresFiller(trx).insert(table, batch);
	});
	await own.database.transaction((trx) =>
		trx.updateTable('data_version').set({ version: 5 }).execute(),
	);
	return own;
}

/** All but the version of the data, which a restore raises. */
async function guideIn(source: Parameters<typeof sumsOf>[0]) {
	const { data_version, ...others } = await sumsOf(source);
	return others;
}

test('F27 a backup of PostgreSQL is an archive like any other: it goes back to either engine, to the last row', async () => {
	await using folder = await temporaryFolder();
	await using own = await openFilled(folder.path);
	const guide = await guideIn(postgresRows(own.database.kysely));
	const { file, manifest } = await back(own);
	expect((await verifyBackup(file)).tables).toEqual(manifest.tables);
	expect(await readdir(join(own.address.dataDir, 'backups'))).toHaveLength(1);

	const dataDir = join(folder.path, 'restored');
	await restoreBackup({ archive: file, dataDir, product: '1', now: NOW });
	{
		using raw = new DatabaseSync(join(dataDir, 'guia.sqlite'));
		expect(await guideIn(sqliteRows(raw))).toEqual(guide);
	}
	await using target = await openTestDatabase('postgres', 'nothing');
	const databaseUrl = target.address.databaseUrl ?? '';
	const into = { archive: file, dataDir: target.address.dataDir, databaseUrl, s3: null };
	let left = 30;
	const stopped = () => {
		left -= 1;
		if (left === 0) throw new Error('stopped');
	};
	await expect(restoreIntoPostgres({ ...into, tell: stopped })).rejects.toThrow('stopped');
	await restoreIntoPostgres({ ...into, tell: silent });
	expect(await guideIn(postgresRows(target.database.kysely))).toEqual(guide);
	await expect(restoreIntoPostgres({ ...into, tell: silent })).rejects.toThrow(moveCopy.notEmpty);
	expect((await readdir(target.address.dataDir)).sort()).toEqual(['guia.id']);
});

test('F27 a backup of PostgreSQL taken while others write is one state of the data', async () => {
	await using own = await openTestDatabase('postgres', 'tables');
	const stop = new AbortController();
	const begun = Promise.withResolvers<void>();
	async function writePairs(): Promise<void> {
		for (let turn = 0; !stop.signal.aborted; turn++) {
			const row = { collection: 'pair', data: '"x"', revision: turn, updated_at: NOW };
			const both = ['a', 'b'].map((name) => ({ ...row, id: `${name}${turn}` }));
			await own.database.transaction(async (trx) => {
				for (const one of both) await trx.insertInto('settings').values(one).execute();
			});
			begun.resolve();
			await setImmediate();
		}
	}
	const writing = writePairs();
	await begun.promise;
	const { manifest } = await back(own);
	stop.abort();
	await writing;
	expect(manifest.tables.settings).toBeGreaterThan(0);
	expect((manifest.tables.settings ?? 1) % 2).toBe(0);
});

test('a backup of SQLite with its files is restored into PostgreSQL, and the guide starts there', async () => {
	await using own = await openTestDatabase('sqlite');
	const { dataDir } = own.address;
	await prepareDatabase(own.database, { dataDir, now: NOW });
	await mkdir(join(dataDir, 'files', 'logos'), { recursive: true });
	await copyFile('docs/screenshot.png', join(dataDir, 'files', 'logos', 'a.png'));
	const { file, manifest } = await back(own);
	await using target = await openTestDatabase('postgres', 'nothing');
	const { address } = target;
	const databaseUrl = address.databaseUrl ?? '';
	await restoreIntoPostgres({
		...{ archive: file, dataDir: address.dataDir, databaseUrl, s3: null, tell: silent },
	});
	expect(await prepareDatabase(target.database, { dataDir: address.dataDir, now: NOW })).toEqual(
		[],
	);
	expect(await readdir(join(address.dataDir, 'files', 'logos'))).toEqual(['a.png']);
	const teams = await target.database.kysely.selectFrom('teams').select('id').execute();
	expect(teams.length).toBe(manifest.tables.teams);
});
