import { expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import { createGameSourceRepository } from '#server/sources/source-repository.ts';
import { ENGINES, openTestDatabase } from '#tests/support/database.ts';

const before = allMigrations.filter(({ name }) => name < '0022');
const CALENDAR = 'https://a.example/jogos.ics?x={y}';
const FOLLOWED = [
	{ address: CALENDAR, format: 'ics', apply: 'apply' },
	{ address: 'https://b.example/agenda', format: null },
	'not an address',
];

/** A guide of the previous release whose bot has these settings. */
async function upgraded(engine: (typeof ENGINES)[number], settings: string) {
	const own = await openTestDatabase(engine, 'nothing');
	await migrate(own.database, { migrations: before });
	await own.database.transaction(async (trx) => {
		const row = { id: 'games', enabled: 1, schedule: '35 5,11,17 * * *', settings };
		await trx
			.insertInto('bots')
			.values({ ...row, sealed_secrets: null, planned_until: 0, revision: 3, updated_at: 1 })
			.execute();
		const mark = { bot_id: 'games', name: `proposed ${CALENDAR}`, value: '"batch1"', at: 1 };
		await trx.insertInto('bot_marks').values(mark).execute();
	});
	await migrate(own.database);
	return own;
}

for (const engine of ENGINES) {
	test(`addresses that the bot followed become sources that are on [${engine}]`, async () => {
		await using own = await upgraded(engine, JSON.stringify({ addresses: FOLLOWED }));
		const list = await createGameSourceRepository(own.database.kysely).list();
		const shared = { entryId: null, competitionId: null, season: 'year', keyHeader: null };
		const on = { enabled: true, createMissing: false, intervalMinutes: 360, nextCheckAt: 0 };
		const named = (template: string) => ({ name: template, template, ...shared, ...on });
		expect(list).toMatchObject([
			{ ...named(CALENDAR), format: 'ics', apply: 'apply', proposedBatchId: 'batch1' },
			{
				...named('https://b.example/agenda'),
				...{ format: null, apply: 'propose', proposedBatchId: null },
			},
		]);
		const bot = await own.database.kysely.selectFrom('bots').select('schedule').execute();
		expect(bot).toEqual([{ schedule: '*/5 * * * *' }]);
	});

	for (const settings of ['{"addresses":[{"addr', '{}', '{"addresses":7}'])
		test(`settings ${settings} bring no source and stop no upgrade [${engine}]`, async () => {
			await using own = await upgraded(engine, settings);
			expect(await createGameSourceRepository(own.database.kysely).count()).toBe(0);
		});
}
