import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { startCheckpoints } from '#server/db/sqlite/checkpoints.ts';
import { createLog } from '#server/log.ts';
import { openTestDatabase, temporaryFolder } from '#tests/support/database.ts';

const { log } = createLog('silent');
afterEach(() => {
	vi.useRealTimers();
});

async function put(database: AppDatabase, id: string): Promise<void> {
	const row = { collection: 'test', id, data: '{}', revision: 1, updated_at: 0 };
	await database.transaction((trx) => trx.insertInto('settings').values(row).execute());
}

/**
 * What a copy of `guia.sqlite` holds without its journal: as after a lost journal, or a copy of
 * that file alone.
 */
async function idsOfFileAlone(dataDir: string): Promise<string[]> {
	await using copy = await temporaryFolder();
	await copyFile(join(dataDir, SQLITE_FILE), join(copy.path, SQLITE_FILE));
	await using database = await openDatabase({ dataDir: copy.path, databaseUrl: null });
	const rows = await database.kysely
		.selectFrom('settings')
		.select('id')
		.where('collection', '=', 'test')
		.execute();
	return rows.map(({ id }) => id);
}

test('what was written before serving begins stands in guia.sqlite itself', async () => {
	await using own = await openTestDatabase('sqlite');
	await put(own.database, 'seeded');
	expect(await idsOfFileAlone(own.address.dataDir)).toEqual([]);
	await using _checkpoints = startCheckpoints(own.database.source, log);
	expect(await idsOfFileAlone(own.address.dataDir)).toEqual(['seeded']);
});

test('a minute after a write guia.sqlite holds it, without a stop of the site', async () => {
	await using own = await openTestDatabase('sqlite');
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	await using _checkpoints = startCheckpoints(own.database.source, log);
	await put(own.database, 'served');
	expect(await idsOfFileAlone(own.address.dataDir)).toEqual([]);
	vi.advanceTimersByTime(60_000);
	vi.useRealTimers();
	await expect.poll(() => idsOfFileAlone(own.address.dataDir)).toEqual(['served']);
});

test('at the stop guia.sqlite holds everything, also while another process has it open', async () => {
	await using own = await openTestDatabase('sqlite');
	await using _worker = await openDatabase(own.address);
	{
		await using _checkpoints = startCheckpoints(own.database.source, log);
		await put(own.database, 'last');
	}
	expect(await idsOfFileAlone(own.address.dataDir)).toEqual(['last']);
});
