import { expect } from 'vitest';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import {
	countRefused,
	importReading,
	planReading,
	type ReadingOrder,
} from '#server/importing/reading/import-reading.ts';
import { readNaming } from '#server/reference/naming.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aDraft, aReading, NOW } from '#tests/support/factories.ts';

async function importer(db: AppDatabase) {
	const naming = await readNaming(db);
	const { reference } = naming;
	const order: ReadingOrder = { now: NOW, source: 'tabela.txt', partial: false };
	const run = (reading: ReturnType<typeof aReading>, over: Partial<ReadingOrder> = {}) =>
		importReading({ db, reference }, reading, { ...order, ...over });
	return Object.assign(run, {
		dry: (reading: ReturnType<typeof aReading>) => planReading(db.kysely, naming, reading, order),
	});
}

const count = (db: AppDatabase) => createGameRepository(db.kysely).countAll();
const second = aDraft({ line: 4, home: { name: 'Grêmio', teamId: 'gremio', candidates: [] } });

onBothEngines('F24 a file is stored once, however often it is imported', async (db) => {
	const run = await importer(db);
	const reading = aReading([aDraft(), second]);
	expect((await run(reading)).rows.map(({ action }) => action)).toEqual(['create', 'create']);
	expect((await run(reading)).rows.map(({ action }) => action)).toEqual(['same', 'same']);
	expect(await count(db)).toBe(2);
});

onBothEngines('a dry run says the same and writes nothing', async (db) => {
	const run = await importer(db);
	expect(await run.dry(aReading([aDraft()]))).toMatchObject({
		stored: false,
		batchId: null,
		rows: [{ action: 'create', result: null }],
	});
	expect(await count(db)).toBe(0);
});

onBothEngines(
	'U14 one unreadable line refuses the whole file, unless the rest is asked for',
	async (db) => {
		const run = await importer(db);
		const reading = aReading([aDraft()], {
			ignored: [{ line: 9, text: '21:99 A v B', reason: 'hora impossível' }],
		});
		const refused = await run(reading);
		expect([refused.stored, countRefused(refused)]).toEqual([false, 1]);
		expect(await count(db)).toBe(0);
		expect(await run(reading, { partial: true })).toMatchObject({
			stored: true,
			rows: [{ result: 'created' }, { result: 'refused' }],
		});
		expect(await count(db)).toBe(1);
	},
);

onBothEngines('a changed hour is stored with its history and its source', async (db) => {
	const run = await importer(db);
	await run(aReading([aDraft()]));
	await run(aReading([aDraft({ time: '20:00', kickoffAt: '2026-11-20T23:00:00Z' })]), {
		source: 'nova.txt',
	});
	const data = createGuideData(db);
	const game = await data.games.bySlug('flamengo-vs-palmeiras-2026-11-20');
	expect(game?.kickoffAt).toBe(Date.parse('2026-11-20T23:00:00Z'));
	const changes = await data.changes.listGame(game?.id ?? '');
	expect(changes.map(({ kind, source }) => [kind, source])).toEqual([
		['created', 'tabela.txt'],
		['kickoff', 'nova.txt'],
	]);
});
