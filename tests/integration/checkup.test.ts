import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkupProblems } from '#core/copy/checkup.ts';
import { checkup, readLastCheckup } from '#server/bots/checkup.ts';
import { checkGuide } from '#server/checkup/check-guide.ts';
import { ROW_READERS } from '#server/checkup/row-readers.ts';
import { parseConfig } from '#server/config/config.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { checkRecords } from '#server/doctor/check-records.ts';
import { botWorkshop, LATE } from '#tests/support/bot-workshop.ts';
import { onBothEngines, openTestDatabase } from '#tests/support/database.ts';

const PAGE = 4096;
const CORRUPTIONS = 14;

function configOf(dataDir: string, databaseUrl: string | null) {
	const values = {
		DATA_DIR: dataDir,
		...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
	};
	const read = parseConfig({ values, problems: [] }, Date.now());
	if (!read.ok) throw new Error(read.error.join('\n'));
	return read.value.config;
}

async function put(database: AppDatabase, id: string, data: string): Promise<void> {
	const row = { collection: 'test', id, data, revision: 1, updated_at: 0 };
	await database.transaction((trx) => trx.insertInto('settings').values(row).execute());
}

test('doctor finds each of 14 corrupted pages of the database file', async () => {
	await using own = await openTestDatabase('sqlite');
	const { dataDir } = own.address;
	for (let turn = 0; turn < 200; turn++)
		await put(own.database, `row-${turn}`, JSON.stringify('x'.repeat(900)));
	await own.database[Symbol.asyncDispose]();
	expect((await checkRecords(configOf(dataDir, null))).state).toBe('fine');
	const file = join(dataDir, SQLITE_FILE);
	const pages = (await stat(file)).size / PAGE;
	const handle = await open(file, 'r+');
	for (let turn = 1; turn <= CORRUPTIONS; turn++) {
		// Any page but the first, without which nothing opens.
		const at = Math.max(1, Math.floor((turn * pages) / (CORRUPTIONS + 1))) * PAGE;
		const { buffer: kept } = await handle.read(Buffer.alloc(PAGE), 0, PAGE, at);
		await handle.write(Buffer.alloc(PAGE, 0xa5), 0, PAGE, at);
		const found = await checkRecords(configOf(dataDir, null)).catch((error: Error) => ({
			state: 'problem',
			words: error.message,
		}));
		expect([at / PAGE, found.state]).toEqual([at / PAGE, 'problem']);
		await handle.write(kept, 0, PAGE, at);
	}
	await handle.close();
	expect((await checkRecords(configOf(dataDir, null))).state).toBe('fine');
});

onBothEngines(
	'the nightly look reads every row, and the dashboard says which cannot be read',
	async (database, own) => {
		const shop = await botWorkshop(own, checkup, {
			games: [LATE, { ...LATE, slug: 'other', home: { teamId: 'bahia', label: null } }],
		});
		expect(await shop.run()).toMatchObject({ state: 'done' });
		const whole = await readLastCheckup(database.kysely);
		expect(whole).toMatchObject({ integrity: null, damaged: [] });
		expect(whole?.rows).toBeGreaterThan(100);

		const [game, other] = shop.stored;
		await put(database, 'cut', '{"half":');
		await database.transaction(async (trx) => {
			await trx
				.updateTable('broadcasts')
				.set({ verified_at: 9e18 })
				.where('game_id', '=', game?.id ?? '')
				.execute();
			await trx
				.updateTable('games')
				.set({ zone: 'Mars/Olympus' })
				.where('id', '=', other?.id ?? '')
				.execute();
		});
		expect(await shop.run()).toMatchObject({ state: 'done' });
		const found = await readLastCheckup(database.kysely);
		expect(found?.damaged).toEqual([
			{ table: 'games', count: 1, first: other?.id },
			{ table: 'broadcasts', count: 1, first: `${game?.id}/0` },
			{ table: 'settings', count: 1, first: 'test/cut' },
		]);
		expect(checkupProblems(found ?? { integrity: null, damaged: [] })).toHaveLength(3);
		const { dataDir, databaseUrl } = own.address;
		const doctor = await checkRecords({ ...configOf(dataDir, databaseUrl) });
		expect(doctor.state).toBe('problem');
		expect(doctor.words).toContain('Em broadcasts, 1 registro não pode ser lido');
	},
);

onBothEngines(
	'every table of the database is looked at, in the order of its key',
	async (database, { address }) => {
		const tables = (await database.kysely.introspection.getTables())
			.filter(({ isView, name }) => !isView && !name.startsWith('sqlite_'))
			.map(({ name }) => name);
		expect(Object.keys(ROW_READERS).toSorted()).toEqual(tables.toSorted());
		await using reader = await openDatabase({ ...address, readOnly: true });
		for (let turn = 0; turn < 450; turn++)
			await put(database, `row-${String(turn).padStart(3, '0')}`, turn === 300 ? 'cut' : '{}');
		const found = await checkGuide(reader, () => 5);
		expect(found).toMatchObject({
			at: 5,
			integrity: null,
			damaged: [{ table: 'settings', count: 1, first: 'test/row-300' }],
		});
		expect(found.rows).toBeGreaterThanOrEqual(449);
	},
);
