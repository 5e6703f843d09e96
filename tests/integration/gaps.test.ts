import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { addDays } from '#core/site/dates.ts';
import { runCli } from '#server/cli/run.ts';
import { parseConfig } from '#server/config/config.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { listDesk } from '#server/games/desk/list-desk.ts';
import { insertGames } from '#server/games/store-games.ts';
import { readBoard } from '#server/gaps/read-board.ts';
import { createGameSourceWriter } from '#server/sources/source-repository.ts';
import { ENGINES, onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW, TODAY } from '#tests/support/factories.ts';
import { aSource } from '#tests/support/feed-items.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const HOUR = 3_600_000;
const [SATURDAY, SUNDAY] = ['2026-11-21', '2026-11-22'];
const SURE = [aBroadcast('globo')];

let places = 0;
function gameOf(day: string, over: Partial<Game> = {}): Game {
	places += 1;
	const home = { teamId: null, label: `Clube ${places}` };
	return aGame({ day, kickoffAt: at(`${day}T16:00`), broadcasts: SURE, home, ...over });
}

/** Six whole rounds of ten games, and the seventh, of this weekend, with `lost` games less. */
function league(lost: number): Game[] {
	return [29, 30, 31, 32, 33, 34, 35].flatMap((number) => {
		const back = 7 * (35 - number);
		const games = (day: string, count: number) =>
			Array.from({ length: count }, () =>
				gameOf(addDays(day, -back), { round: `${number}ª rodada` }),
			);
		return [...games(SATURDAY, 4), ...games(SUNDAY, number === 35 ? 6 - lost : 6)];
	});
}

async function guideWith(
	db: AppDatabase,
	games: readonly Game[],
	publication: 'published' | 'draft' = 'published',
) {
	const data = createGuideData(db);
	const note = { now: NOW - 90 * 24 * HOUR, source: 'CBF', actor: null };
	const reference = await data.reference();
	await db.transaction((trx) =>
		insertGames(trx, games, { ...note, reference, publication, demo: false }),
	);
	return data;
}

async function boardOf(db: AppDatabase) {
	const data = createGuideData(db);
	return readBoard({ db: db.kysely, data, now: NOW, realNow: NOW }, 7);
}

onBothEngines('S2.08 the board of a guide with known holes finds each', async (db) => {
	const holes = [
		gameOf(TODAY, { competitionId: 'libertadores', kickoffAt: null, round: null }),
		gameOf(TODAY, {
			competitionId: 'libertadores',
			broadcasts: [],
			round: null,
			kickoffAt: at('2026-11-20T21:30'),
		}),
		gameOf(SATURDAY, {
			...{ competitionId: 'espanhol', round: null },
			broadcasts: [aBroadcast('espn', { state: 'usual' })],
		}),
		gameOf(TODAY, {
			competitionId: 'espanhol',
			round: null,
			broadcasts: [],
			kickoffAt: at('2026-11-20T11:00'),
		}),
		gameOf('2026-11-18', {
			...{ competitionId: 'copa-do-brasil', round: 'semifinal, ida' },
			home: { teamId: 'bahia', label: null },
		}),
	];
	const data = await guideWith(db, [...league(2), ...holes]);
	await guideWith(db, [gameOf('2026-11-24', { competitionId: 'espanhol', round: null })], 'draft');
	await aSource(db, 'quiet', { ok_at: NOW - 10 * HOUR });
	await aSource(db, 'broken', { ok_at: NOW - HOUR, failures: 3, problem: 'gone' });
	await aSource(db, 'well', { ok_at: NOW - HOUR });
	const configuration = { template: 'https://x.example/a', season: 'year' as const, format: null };
	await db.transaction((trx) =>
		createGameSourceWriter(trx).add({
			...{ id: 'g', name: 'Agenda', now: NOW - 48 * HOUR, enabled: true, intervalMinutes: 60 },
			...{ ...configuration, competitionId: null, keyHeader: null, sealedKey: null },
			...{ entryId: null, apply: 'propose', createMissing: false },
		}),
	);

	const board = await boardOf(db);
	expect(board.isChosen).toBe(false);
	expect(board.competitions.map(({ id }) => id)).toEqual([
		...['libertadores', 'brasileirao-a', 'copa-do-brasil', 'espanhol'],
	]);
	const cell = (id: string, day: string) =>
		board.competitions.find((row) => row.id === id)?.days.find((each) => each.day === day);
	expect(cell('brasileirao-a', SATURDAY)).toMatchObject({ expected: 4, known: 4, confirmed: 4 });
	expect(cell('brasileirao-a', SUNDAY)).toMatchObject({ expected: 6, known: 4, reason: 'round' });
	expect(cell('copa-do-brasil', '2026-11-25')).toMatchObject({
		expected: 1,
		known: 0,
		reason: 'leg',
	});
	expect(cell('libertadores', TODAY)).toMatchObject({
		expected: null,
		known: 2,
		withHour: 1,
		withChannel: 1,
	});
	expect(cell('espanhol', TODAY)).toMatchObject({ known: 1, withChannel: 1 });

	const tasks = board.tasks.map(({ kind, competitionId, day, count }) =>
		[kind, competitionId, day, count].join(' '),
	);
	expect(tasks.toSorted()).toEqual([
		...['channel libertadores 2026-11-20 1', 'confirmation espanhol 2026-11-21 1'],
		...['drafts espanhol 2026-11-24 1', 'hour libertadores 2026-11-20 1'],
		...['missing brasileirao-a 2026-11-22 2', 'missing copa-do-brasil 2026-11-25 1'],
		...['source   1', 'source   1', 'source   1'],
	]);
	expect(tasks[0]).toBe('hour libertadores 2026-11-20 1');
	expect(board.sources.map(({ id, state }) => [id, state])).toEqual([
		...[
			['g', 'silent'],
			['broken', 'failing'],
			['quiet', 'silent'],
			['well', 'fine'],
		],
	]);

	const drafts = board.tasks.find(({ kind }) => kind === 'drafts')?.address ?? '';
	const asked = Object.fromEntries(new URL(drafts, 'https://guia.example').searchParams);
	const desk = await listDesk(
		{ db: db.kysely, data, now: NOW },
		{ ...asked, limit: 50, count: '1' },
	);
	expect(desk).toMatchObject({ total: 1 });
});

onBothEngines('a whole guide has nothing to do; an empty one says where to begin', async (db) => {
	expect((await boardOf(db)).tasks.map(({ kind }) => kind)).toEqual(['start', 'start', 'start']);
	await guideWith(db, [gameOf('2024-03-12')]);
	expect((await boardOf(db)).tasks[0]?.words).toContain('12/03/2024');
	await guideWith(db, league(0));
	const board = await boardOf(db);
	expect(board.tasks.filter(({ kind }) => kind !== 'start')).toEqual([]);
	expect(board.competitions).toHaveLength(1);
});

for (const engine of ENGINES)
	test(`operators choose the competitions, one over the other does not save unseen [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'editor');
		const before = (await ana.call('GET', 'gaps/followed')).json;
		expect(before).toMatchObject({ competitionIds: [], revision: 0, isDamaged: false });
		const chosen = { revision: 0, competitionIds: ['champions', 'champions', 'no-such'] };
		const saved = await ana.call('PUT', 'gaps/followed', chosen);
		expect(saved).toMatchObject({
			status: 200,
			json: { competitionIds: ['champions'], revision: 1 },
		});
		const late = await ana.call('PUT', 'gaps/followed', { ...chosen, competitionIds: [] });
		expect(late).toMatchObject({ status: 409, json: { code: 'stale', current: { revision: 1 } } });
		const board = await ana.call('GET', 'gaps?days=3');
		expect(board.json).toMatchObject({
			...{ isChosen: true, days: { length: 3 } },
			competitions: [{ id: 'champions', unknown: 'none' }],
		});
		expect((await ana.call('GET', 'gaps?days=99')).status).toBe(422);
	});

onBothEngines('guia coverage says the same as the panel, as text and as JSON', async (db, own) => {
	await guideWith(db, league(2));
	const said: string[] = [];
	const { dataDir, databaseUrl } = own.address;
	const values: Record<string, string> = { DATA_DIR: dataDir };
	if (databaseUrl !== null) values.DATABASE_URL = databaseUrl;
	const read = parseConfig({ values, problems: [] }, Date.now());
	if (!read.ok) throw new Error(read.error.join('\n'));
	const ctx = {
		config: () => read.value.config,
		...{ now: () => NOW, stdin: async () => '', stdinBytes: async () => new Uint8Array() },
		...{
			out: (text: string) => void said.push(text),
			warn: (text: string) => void said.push(text),
		},
	};
	expect(await runCli(['coverage', '--json', '--days', '3'], ctx)).toBe(0);
	const data = createGuideData(db);
	expect(JSON.parse(said.pop() ?? '')).toEqual(
		await readBoard({ db: db.kysely, data, now: NOW, realNow: NOW }, 3),
	);
	expect(await runCli(['coverage'], ctx)).toBe(0);
	expect(said.join('\n')).toContain(
		'dom 22/11: 4 de 6 jogos, com hora 4, com canal 4, confirmados 4',
	);
	expect(said.join('\n')).toContain('Faltam 2 jogos esperados: Brasileirão Série A, dom 22/11');
	expect(await runCli(['coverage', '--days', '99'], ctx)).toBe(2);
});
