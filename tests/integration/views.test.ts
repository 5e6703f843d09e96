import { expect } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { insertGames } from '#server/games/store-games.ts';
import { readFree, readLive, readWeek } from '#server/views/read-views.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';

async function guideWith(db: AppDatabase, games: Partial<Game>[]) {
	const data = createGuideData(db);
	const reference = await data.reference();
	const facts = games.map((over) => {
		const {
			id: _i,
			slug: _s,
			publication: _p,
			demo: _d,
			revision: _r,
			createdAt: _c,
			updatedAt: _u,
			deletedAt: _x,
			...game
		} = aGame(over);
		return game;
	});
	await db.transaction((trx) =>
		insertGames(trx, facts, {
			now: NOW,
			source: null,
			actor: null,
			reference,
			publication: 'published',
			demo: false,
		}),
	);
	return data;
}

const host = (teamId: string) => ({ home: { teamId, label: null } });
const globo = { broadcasts: [aBroadcast('globo')] };

onBothEngines(
	'live reads what runs since yesterday too, and the next game, days away, where nothing does',
	async (db) => {
		const data = await guideWith(db, [
			{ ...host('gremio'), kickoffAt: at('2026-11-20T23:30') },
			{ ...host('bahia'), kickoffAt: at('2026-11-21T00:45') },
			{ ...host('santos'), kickoffAt: at('2026-11-28T16:00') },
		]);
		const slugs = async (now: number) =>
			(await readLive(data, now)).list.games.map(({ slug }) => slug);
		expect(await slugs(at('2026-11-21T00:10'))).toEqual([
			'gremio-vs-palmeiras-2026-11-20',
			'bahia-vs-palmeiras-2026-11-21',
		]);
		expect(await slugs(at('2026-11-21T12:00'))).toEqual(['santos-vs-palmeiras-2026-11-28']);
		expect(await slugs(at('2026-12-21T12:00'))).toEqual([]);
	},
);

onBothEngines('free and week read the days that they name', async (db) => {
	const data = await guideWith(db, [
		{ ...host('gremio'), ...globo, kickoffAt: at('2026-11-20T21:30') },
		{ ...host('bahia'), ...globo, kickoffAt: at('2026-11-21T16:00') },
		{ ...host('santos'), ...globo, kickoffAt: at('2026-11-22T16:00') },
		{ ...host('vasco'), kickoffAt: at('2026-11-26T16:00') },
		{ ...host('remo'), kickoffAt: at('2026-11-27T16:00') },
	]);
	const days = async (read: typeof readFree) => {
		const { list } = await read(data, NOW);
		return list.groups.flatMap(({ day, top, lines }) =>
			[...top, ...lines].map((place) => `${day} ${list.games[place]?.slug.split('-')[0]}`),
		);
	};
	expect(await days(readFree)).toEqual(['2026-11-20 gremio', '2026-11-21 bahia']);
	expect(await days(readWeek)).toEqual([
		'2026-11-20 gremio',
		'2026-11-21 bahia',
		'2026-11-22 santos',
		'2026-11-26 vasco',
	]);
});
