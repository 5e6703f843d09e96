import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { addDays, dayOf } from '#core/site/dates.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { gridPaths } from '#core/site/paths/grid.ts';
import { mapPaths } from '#core/site/paths/map.ts';
import { paths } from '#core/site/paths.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { type PreparedPage, variantFor } from '#server/http/cache/prepared-page.ts';
import type { PageRenderer, RenderedPage } from '#server/http/render/rendered-page.ts';
import { seededRandom } from '#tests/support/durability/random.ts';
import { NOW } from '#tests/support/factories.ts';
import { type GuideAddress, openCachedGuide, openColdRenderer } from './cached-guide.ts';
import { layGames, writeAnything } from './public-writer.ts';
import type { Writing } from './writing.ts';

const ALWAYS = [
	...[
		paths.home,
		paths.today,
		paths.tomorrow,
		paths.yesterday,
		paths.live,
		paths.free,
		paths.week,
		paths.map,
		paths.grid,
	],
	...[
		paths.teams,
		paths.competitions,
		paths.channels,
		'/times?grupos=1',
		paths.news,
		paths.about,
		paths.preferences,
	],
	...[
		'/busca?q=flamengo',
		'/?busca=flamengo',
		'/jogos-de-hoje?busca=clube+nenhum',
		'/noticias?time=flamengo',
		`${paths.today}.data`,
	],
	...[
		paths.game('flamengo-vs-nada-2030-01-01'),
		paths.game('-'),
		paths.team('-'),
		paths.team('mengao'),
		paths.article('-'),
	],
	...['flamengo', 'palmeiras', 'gremio', 'vasco', 'ceara'].map(paths.team),
	...['brasileirao-a', 'copa-do-brasil'].map(paths.competition),
	...['globo', 'premiere', 'sbt'].map(paths.channel),
	...[
		calendarPaths.team('flamengo'),
		calendarPaths.competition('brasileirao-a'),
		calendarPaths.channel('globo'),
	],
	`${calendarPaths.chosen}?times=flamengo,vasco&canais=premiere`,
];

/**
 * Addresses of every kind of page, among them those of things that were moved, withdrawn or
 * removed.
 */
async function addressesOf({ kysely }: AppDatabase, now: number, most: number): Promise<string[]> {
	const days = [-3, -1, 0, 1, 2, 5, 12, 400].map((ahead) => addDays(dayOf(now), ahead));
	const [games, articles] = await Promise.all([
		kysely.selectFrom('game_slugs').select('slug').orderBy('game_id').limit(most).execute(),
		kysely.selectFrom('article_slugs').select('slug').orderBy('article_id').limit(most).execute(),
	]);
	return [
		...ALWAYS,
		...days.flatMap((day) => [
			paths.day(day),
			mapPaths.day(day),
			gridPaths.day(day),
			calendarPaths.day(day),
		]),
		...games.flatMap(({ slug }) => [
			paths.game(slug),
			`${paths.game(slug)}.data`,
			calendarPaths.game(slug),
		]),
		...articles.map(({ slug }) => paths.article(slug)),
	];
}

type Guide = Awaited<ReturnType<typeof openCachedGuide>>;

/**
 * Compares each page that the cache holds for true with a rendering of this moment; answers how
 * many it held.
 */
async function compare(
	{ cache }: Guide,
	renderer: PageRenderer,
	{ addresses, after }: { addresses: readonly string[]; after: string },
) {
	let held = 0;
	for (const address of addresses) {
		const request = { address, search: false, requestId: 'compare' };
		const { page, state } = await cache.answer(request);
		if (state !== 'hit') continue;
		const fresh = await renderer.render({ address, known: null, requestId: 'fresh' });
		// The clock may have ended it meanwhile.
		if ((await cache.answer(request)).page !== page) continue;
		held += 1;
		expect(
			[fresh.status, fresh.etag],
			`${address} after ${after}: ${difference(page, fresh)}`,
		).toEqual([page.status, page.etag]);
	}
	return held;
}

/** Where two pages part, for whoever reads of it. */
function difference(page: PreparedPage, fresh: RenderedPage): string {
	if (page.etag === fresh.etag) return 'the same';
	const [held, made] = [
		variantFor(page, 'identity').body.toString(),
		gunzipSync(fresh.gzip ?? '').toString(),
	];
	const place = [...held].findIndex((letter, index) => made[index] !== letter);
	return `${held.slice(place - 60, place + 120)} | ${made.slice(place - 60, place + 120)}`;
}

/** How much is tried: random writes, and games and articles whose pages are looked at. */
type Dose = { seed: number; writes: number; most: number };

/**
 * Writes at random as operators do, and after each write compares every page that the cache holds
 * for true with a fresh rendering. Answers which share of the pages outlived a write.
 */
export async function provePages(
	database: AppDatabase,
	address: GuideAddress,
	{ seed, writes, most }: Dose,
) {
	const offset = NOW - Date.now();
	await using guide = await openCachedGuide(database, address, offset);
	await using renderer = await openColdRenderer(address, offset);
	const now = () => Date.now() + offset;
	const made = { games: [], articles: [], bulks: [] };
	const writing: Writing = {
		db: database,
		data: createGuideData(database),
		random: seededRandom(seed),
		now,
		...made,
	};
	await layGames(writing, 30);
	let [held, asked] = [0, 0];
	for (let write = 0; write < writes; write++) {
		await guide.settle();
		const addresses = await addressesOf(database, now(), most);
		await guide.warm(addresses);
		const name = await writeAnything(writing);
		await guide.settle();
		held += await compare(guide, renderer, {
			addresses,
			after: `write ${write} (${name}), seed ${seed}`,
		});
		asked += addresses.length;
	}
	// What a long life keeps in memory is not older than what a new process reads.
	await using cold = await openColdRenderer(address, offset);
	const addresses = await addressesOf(database, now(), most);
	await guide.warm(addresses);
	await compare(guide, cold, { addresses, after: `all writes, seed ${seed}` });
	return { share: held / asked, renders: guide.renders.length };
}
