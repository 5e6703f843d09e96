import { expect, test } from 'vitest';
import { addDays, dayOf } from '#core/site/dates.ts';
import { checkSource } from '#server/sources/check-source.ts';
import { addSource, changeSource } from '#server/sources/save-source.ts';
import { createGameSourceRepository } from '#server/sources/source-repository.ts';
import { onBothEngines, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';
import { SERVICE_DOUBLES } from '#tests/support/service-doubles.ts';
import { sourceDesk } from '#tests/support/source-desk.ts';

const TODAY = dayOf(NOW);
const DAYS = [0, 1, 2].map((after) => addDays(TODAY, after));
const CLUBS = ['FCI Levadia', 'Paide', 'Nomme Kalju', 'Tammeka', 'Narva Trans', 'Vaprus'];

/** One game a day of a league and of clubs that the guide does not have. */
function fixturesOf(day: string): string {
	const place = DAYS.indexOf(day) * 2;
	const [home, away] = CLUBS.slice(place, place + 2);
	return JSON.stringify({
		...{ get: 'fixtures', errors: [], results: 1 },
		response: [
			{
				fixture: { id: place, date: `${day}T17:00:00+00:00`, timezone: 'UTC' },
				league: { name: 'Meistriliiga', country: 'Estonia', round: 'Regular Season - 30' },
				teams: { home: { name: home }, away: { name: away } },
			},
		],
	});
}

type Policy = { apply: 'propose' | 'apply'; createMissing: boolean };

/** A followed source whose address answers one day, and a service that may refuse days. */
async function followed(own: TestDatabase, policy: Policy) {
	const desk = await sourceDesk(own);
	const { context, server, by } = desk;
	const refusals = new Map<string, number>();
	const asked: string[] = [];
	server.serveAll((request, response) => {
		const day = URL.parse(request.url ?? '', server.url)?.searchParams.get('date') ?? '';
		const status = refusals.get(day) ?? 200;
		const version = `"${day}"`;
		const isKnown = request.headers['if-none-match'] === version;
		asked.push(`${day} ${isKnown ? 304 : status}`);
		if (isKnown && status === 200) return void response.writeHead(304).end();
		response.writeHead(status, status === 200 ? { etag: version } : {});
		response.end(status === 200 ? fixturesOf(day) : 'no');
	});
	const settings = {
		entryId: null,
		name: 'Estônia',
		season: 'year',
		format: 'api-football',
	} as const;
	const template = `${server.url}/fixtures?date={dia}`;
	const rest = { competitionId: null, keyHeader: null, intervalMinutes: 60 };
	const { id } = await addSource(context, { ...settings, template, ...rest, ...policy }, by);
	const read = async () => {
		const source = await createGameSourceRepository(context.db.kysely).byId(id);
		if (source === null) throw new Error('The source is gone');
		return source;
	};
	return {
		...{ refusals, asked, read, games: () => context.data.games.countAll() },
		check: async () =>
			checkSource(context, await read(), { now: NOW, chance: () => 0, pauseMs: 0 }),
		[Symbol.asyncDispose]: () => desk[Symbol.asyncDispose](),
	};
}

onBothEngines(
	'a source may create the names that its games need; days that fail harm no other',
	async (database, own) => {
		await using source = await followed(own, { apply: 'apply', createMissing: true });
		source.refusals.set(DAYS[1] ?? '', 500);
		expect(await source.check()).toMatchObject({
			...{ outcome: 'applied', problem: 'server', games: 2, unknownNames: 0 },
			results: { created: 2 },
		});
		expect(source.asked).toEqual([`${DAYS[0]} 200`, `${DAYS[1]} 500`, `${DAYS[2]} 200`]);
		expect(await source.read()).toMatchObject({ failures: 0, problem: 'server' });
		const league = database.kysely.selectFrom('competitions').select(['id', 'country']);
		expect(await league.where('name', 'like', '%Meistriliiga%').execute()).toHaveLength(1);

		// Each address has its own validators.
		source.refusals.clear();
		source.asked.length = 0;
		expect(await source.check()).toMatchObject({ outcome: 'applied', problem: null, games: 3 });
		expect(source.asked).toEqual([`${DAYS[0]} 304`, `${DAYS[1]} 200`, `${DAYS[2]} 304`]);
		expect(await source.check()).toMatchObject({ outcome: 'unchanged', games: 3 });
		expect(await source.games()).toBe(3);

		// A refusal of the service ends the check.
		source.asked.length = 0;
		source.refusals.set(TODAY, 429);
		expect(await source.check()).toMatchObject({ outcome: 'failed', problem: 'busy' });
		expect(source.asked).toHaveLength(1);
		expect((await source.read()).answers).toHaveLength(3);
	},
);

test('a day whose proposal waits is not asked again; the others are', async () => {
	await using own = await openTestDatabase('sqlite');
	const { database } = own;
	await using source = await followed(own, { apply: 'propose', createMissing: false });
	source.refusals.set(DAYS[2] ?? '', 404);
	expect(await source.check()).toMatchObject({ outcome: 'proposed', proposed: 2, games: 2 });
	// The league is one name, however many days show it.
	expect(await source.read()).toMatchObject({ problem: 'missing' });
	source.refusals.clear();
	source.asked.length = 0;
	expect(await source.check()).toMatchObject({ outcome: 'proposed', proposed: 1, games: 3 });
	expect(source.asked).toEqual([`${DAYS[2]} 200`]);
	expect(await source.check()).toMatchObject({ outcome: 'waiting', problem: null });
	const waiting = database.kysely.selectFrom('import_batches').select('state').execute();
	expect((await waiting).map(({ state }) => state)).toEqual(['review', 'review', 'review']);
	expect(await source.games()).toBe(0);
});

test('a club that is created later joins the game that was stored with its name', async () => {
	await using own = await openTestDatabase('sqlite');
	await using desk = await sourceDesk(own);
	const { context, server, by } = desk;
	const espn = SERVICE_DOUBLES.find(({ format }) => format === 'espn');
	server.serveAll((_request, response) => void response.writeHead(200).end(espn?.right));
	const settings = {
		name: 'ESPN',
		template: `${server.url}/a`,
		season: 'year',
		format: 'espn',
		competitionId: 'brasileirao-a',
		keyHeader: null,
		intervalMinutes: 60,
		apply: 'apply',
	} as const;
	const { id } = await addSource(context, { ...settings, entryId: null, createMissing: false }, by);
	const check = async () => {
		const source = await desk.read(id);
		if (source === null) throw new Error('The source is gone');
		return checkSource(context, source, { now: NOW, chance: () => 0, pauseMs: 0 });
	};
	expect(await check()).toMatchObject({ results: { created: 2 }, unknownNames: 1 });
	await changeSource(context, { ...settings, id, revision: 1, createMissing: true }, by);
	expect(await check()).toMatchObject({ results: { changed: 1 }, unknownNames: 0 });
	expect(await context.data.games.countAll()).toBe(2);
});
