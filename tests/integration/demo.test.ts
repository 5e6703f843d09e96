import { expect } from 'vitest';
import { siteSettingsSchema } from '#core/brand/brand-schema.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { addDays } from '#core/site/dates.ts';
import { createSettingRepository, createSettingWriter } from '#server/brand/setting-repository.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { refreshDemo } from '#server/demo/refresh-demo.ts';
import { removeDemo } from '#server/demo/remove-demo.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { readDay } from '#server/games/read/read-day.ts';
import { readGame } from '#server/games/read/read-game.ts';
import { insertGames } from '#server/games/store-games.ts';
import { onBothEngines } from '#tests/support/database.ts';

const TODAY = '2026-11-21';
const NOW = Date.parse(`${TODAY}T15:00:00-03:00`);
const DAY_MS = 24 * 3_600_000;

async function seeded(db: AppDatabase) {
	const data = createGuideData(db);
	return { db, data, reference: await data.reference() };
}

/** Rows of games, addresses, broadcasts and changes. */
async function tableCounts({ kysely }: AppDatabase): Promise<number[]> {
	const tables = ['games', 'game_slugs', 'broadcasts', 'game_changes'] as const;
	return Promise.all(
		tables.map(async (table) => (await kysely.selectFrom(table).selectAll().execute()).length),
	);
}

async function storeRealGame({ db, reference }: Awaited<ReturnType<typeof seeded>>): Promise<void> {
	const side = (teamId: string) => ({ teamId, label: null });
	const game = {
		competitionId: 'brasileirao-a',
		round: null,
		home: side('flamengo'),
		away: side('palmeiras'),
		day: TODAY,
		kickoffAt: null,
		zone: 'America/Sao_Paulo',
		kickoffText: null,
		result: null,
		venue: null,
		status: 'scheduled' as const,
		broadcasts: [],
	};
	await db.transaction((trx) =>
		insertGames(trx, [game], {
			now: NOW,
			source: null,
			actor: null,
			reference,
			publication: 'published',
			demo: false,
		}),
	);
}

onBothEngines(
	'the demonstration fills a month back and two weeks ahead, each game at an address of its own',
	async (db) => {
		const ctx = await seeded(db);
		const version = await readDataVersion(db.kysely);
		const { games } = await loadDemo(ctx, { now: NOW });
		expect(await readDataVersion(db.kysely)).toBe(version + 1);
		const noted = await db.kysely
			.selectFrom('changes')
			.where('version', '=', version + 1)
			.where('game_id', 'is', null)
			.selectAll()
			.execute();
		expect(noted).toMatchObject([{ kind: 'everything', topics: '["*"]' }]);
		const rows = await db.kysely
			.selectFrom('games')
			.select(['slug', 'day', 'demo', 'publication'])
			.execute();
		expect(rows).toHaveLength(games);
		expect(new Set(rows.map(({ slug }) => slug)).size).toBe(games);
		expect(rows.every(({ demo, publication }) => demo === 1 && publication === 'published')).toBe(
			true,
		);
		expect(new Set(rows.map(({ day }) => day)).size).toBe(45);
		expect(rows.some(({ slug }) => slug.endsWith('-sub-20'))).toBe(true);
		const { view } = await readDay(ctx.data, { day: addDays(TODAY, 1), now: NOW });
		expect(JSON.stringify(view)).toContain('Globo');
	},
);

onBothEngines(
	'S2.12 a moved game of the demonstration answers at its old address and tells its history',
	async (db) => {
		const ctx = await seeded(db);
		await loadDemo(ctx, { now: NOW });
		for (const day of [TODAY, addDays(TODAY, 1)]) {
			const games = await createGameRepository(db.kysely).listDay(day);
			const moved = await db.kysely
				.selectFrom('game_slugs')
				.innerJoin('games', 'games.id', 'game_slugs.game_id')
				.where('games.day', '=', day)
				.whereRef('game_slugs.slug', '!=', 'games.slug')
				.select(['game_slugs.slug as former', 'games.slug as present'])
				.execute();
			expect(moved.length).toBeGreaterThan(0);
			for (const { former, present } of moved)
				expect(await readGame(ctx.data, former, NOW)).toEqual({ kind: 'moved', slug: present });
			const histories = await Promise.all(games.map(({ id }) => ctx.data.changes.listGame(id)));
			const kinds = histories.flat().map(({ kind }) => kind);
			expect(kinds).toEqual(expect.arrayContaining(['created', 'kickoff', 'status']));
			expect(
				histories.flat().every(({ at, source }) => at <= NOW && source?.startsWith('Demonstração')),
			).toBe(true);
		}
	},
);

onBothEngines('loading twice lays it once, and removing it leaves nothing', async (db) => {
	const ctx = await seeded(db);
	const settings = createSettingRepository(db.kysely);
	await loadDemo(ctx, { now: NOW });
	const first = await tableCounts(db);
	const { games } = await loadDemo(ctx, { now: NOW });
	expect(await tableCounts(db)).toEqual(first);
	const site = siteSettingsSchema.parse(await settings.read('configuracoes', 'site'));
	expect(new URL(site.perfilSocialURL ?? '').hostname).toMatch(/\.example$/);
	expect(await removeDemo(db, NOW)).toBe(games);
	expect(await tableCounts(db)).toEqual([0, 0, 0, 0]);
	expect(await settings.read('configuracoes', 'site')).toBeNull();
	expect(await settings.read('configuracoes', 'demonstracao')).toBeNull();
	expect(await removeDemo(db, NOW)).toBe(0);
});

onBothEngines('site settings of an operator outlive the demonstration', async (db) => {
	const ctx = await seeded(db);
	const own = { perfilSocialURL: 'https://www.instagram.com/meuguia' };
	await db.transaction((trx) => createSettingWriter(trx).write('configuracoes', 'site', own, NOW));
	await loadDemo(ctx, { now: NOW });
	expect(await createSettingRepository(db.kysely).read('configuracoes', 'site')).toEqual(own);
	await removeDemo(db, NOW);
	expect(await createSettingRepository(db.kysely).read('configuracoes', 'site')).toEqual(own);
});

onBothEngines(
	'it is laid anew only on another day, and the addresses of games still shown stay',
	async (db) => {
		const ctx = await seeded(db);
		expect(await refreshDemo(ctx, { now: NOW })).toBeNull();
		await loadDemo(ctx, { now: NOW });
		const slugs = async () =>
			(await createGameRepository(db.kysely).listDay('2026-11-28')).map(({ slug }) => slug).sort();
		const before = await slugs();
		expect(await refreshDemo(ctx, { now: NOW + 3_600_000 })).toBeNull();
		const again = await refreshDemo(ctx, { now: NOW + DAY_MS });
		expect(again?.games).toBeGreaterThan(1000);
		expect(await slugs()).toEqual(before);
		const days = await db.kysely
			.selectFrom('games')
			.select('day')
			.distinct()
			.orderBy('day')
			.execute();
		expect(days.at(-1)?.day).toBe(addDays(TODAY, 15));
	},
);

onBothEngines(
	'a guide with real games is never given a demonstration, and theirs stay when it goes',
	async (db) => {
		const ctx = await seeded(db);
		await loadDemo(ctx, { now: NOW });
		await storeRealGame(ctx);
		const before = await tableCounts(db);
		expect(await loadDemo(ctx, { now: NOW + DAY_MS }).catch(errorCode)).toBe('conflict');
		expect(await refreshDemo(ctx, { now: NOW + DAY_MS })).toBeNull();
		expect(await tableCounts(db)).toEqual(before);
		await removeDemo(db, NOW);
		expect(await tableCounts(db)).toEqual([1, 1, 0, 1]);
	},
);
