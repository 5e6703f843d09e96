import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANNEL_GROUPS } from '#core/channels/channel.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { isShownIn } from '#core/games/coverage/coverage-rules.ts';
import { buildDay } from '#core/games/day/day-builder.ts';
import { dayFacets } from '#core/games/day/day-facets.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import type { Game } from '#core/games/game.ts';
import { watchGame } from '#core/mine/watch.ts';
import {
	aBroadcast,
	aChannel,
	aGame,
	at,
	NOW,
	someNames,
	TODAY,
} from '#tests/support/factories.ts';
import { activeFilters, type DayFilter, NO_FILTER, ORDERS, PERIODS } from './day-filter.ts';
import { applyFilter, dropSuggestions } from './filter-day.ts';

const names = { ...someNames() };
const channels = new Map([
	...names.channels,
	['tv-pe', aChannel('tv-pe', { group: 'aberta', free: true, regionUfs: ['PE'] })],
]);
const known = { ...names, channels };

const day = (games: Game[], now = NOW) =>
	buildDay({ day: TODAY, now, games, names: known, movedFrom: new Map() }).view;
function ask(games: Game[], over: Partial<DayFilter>) {
	const [view, filter] = [day(games), { ...NO_FILTER, ...over }];
	return {
		view,
		...applyFilter(view, filter),
		facets: dayFacets(view, filter),
		dropped: dropSuggestions(view, filter),
	};
}
const slugs = ({ view, kept }: Pick<ReturnType<typeof ask>, 'view' | 'kept'>) =>
	[...kept].map((place) => view.games[place]?.slug);
function count(view: DayView, filter: DayFilter) {
	const { kept, unsure } = applyFilter(view, filter);
	return { count: kept.size, unsure: unsure.size };
}

const onGlobo = aGame({
	slug: 'sp',
	kickoffAt: at('2026-11-20T21:30'),
	broadcasts: [
		aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } }),
		aBroadcast('premiere'),
	],
});
const inRecife = aGame({
	slug: 'pe',
	home: { teamId: 'gremio', label: null },
	away: { teamId: 'bahia', label: null },
	competitionId: 'serie-b',
	kickoffAt: at('2026-11-20T19:00'),
	broadcasts: [aBroadcast('tv-pe')],
});
const unannounced = aGame({
	slug: 'sem',
	home: { teamId: null, label: 'Vencedor da semifinal' },
	kickoffAt: null,
});
const GAMES = [onGlobo, inRecife, unannounced];

test('without a filter the day stays as it is', () => {
	expect(applyFilter(day(GAMES), NO_FILTER)).toEqual({
		kept: new Set([0, 1, 2]),
		unsure: new Set(),
		groups: null,
	});
});

test('each filter keeps its games', () => {
	expect(slugs(ask(GAMES, { campeonato: 'serie-b' }))).toEqual(['pe']);
	expect(slugs(ask(GAMES, { time: 'palmeiras' }))).toEqual(['sp', 'sem']);
	expect(slugs(ask(GAMES, { canal: 'premiere' }))).toEqual(['sp']);
	expect(slugs(ask(GAMES, { acesso: 'aberta' }))).toEqual(['pe', 'sp']);
	expect(slugs(ask(GAMES, { periodo: 'noite' }))).toEqual(['pe', 'sp']);
	expect(slugs(ask(GAMES, { busca: 'mengao' }))).toEqual(['sp']);
	expect(slugs(ask(GAMES, { busca: 'semifinal' }))).toEqual(['sem']);
});

test('a state sees what covers it and what its region receives, and all broadcast filters must hold for one broadcast', () => {
	expect(slugs(ask(GAMES, { uf: 'SP' }))).toEqual(['sp']);
	expect(slugs(ask(GAMES, { uf: 'PE' }))).toEqual(['pe', 'sp']);
	expect(slugs(ask(GAMES, { uf: 'PE', gratis: true }))).toEqual(['pe']);
	expect(slugs(ask(GAMES, { uf: 'RJ', acesso: 'aberta' }))).toEqual([]);
});

test('counts stand beside each choice with the other filters applied', () => {
	const { facets } = ask(GAMES, { uf: 'PE' });
	expect(facets.campeonato).toEqual([
		{ id: 'brasileirao-a', name: 'Brasileirão Série A', count: 1, unsure: 0 },
		{ id: 'serie-b', name: 'Série B', count: 1, unsure: 0 },
	]);
	expect(facets.canal).toEqual([
		{ id: 'premiere', name: 'premiere', count: 1, unsure: 0 },
		{ id: 'tv-pe', name: 'tv-pe', count: 1, unsure: 0 },
	]);
	expect(facets.gratis).toEqual({ count: 1, unsure: 0 });
	expect(facets.acesso).toEqual([
		{ id: 'aberta', count: 1, unsure: 0 },
		{ id: 'assinatura', count: 1, unsure: 0 },
	]);
	expect(facets.uf.find(({ id }) => id === 'SP')).toEqual({ id: 'SP', count: 1, unsure: 0 });
	expect(facets.uf.find(({ id }) => id === 'PE')).toEqual({ id: 'PE', count: 2, unsure: 0 });
	expect(facets.periodo).toEqual([{ id: 'noite', count: 2, unsure: 0 }]);
});

test('an empty result says which filter to drop and what that gives', () => {
	const { kept, dropped, facets } = ask(GAMES, {
		campeonato: 'serie-b',
		canal: 'premiere',
		periodo: 'noite',
	});
	expect(kept.size).toBe(0);
	expect(dropped).toEqual([
		{ name: 'campeonato', count: 1 },
		{ name: 'canal', count: 1 },
	]);
	expect(facets.campeonato).toContainEqual({ id: 'serie-b', name: 'Série B', count: 0, unsure: 0 });
});

test('by competition the most important comes first, whatever the hour', () => {
	const { view, groups } = ask(GAMES, { ordem: 'campeonato' });
	expect(
		groups?.map(({ competition, games }) => [view.competitions[competition]?.id, games]),
	).toEqual([
		['brasileirao-a', [1, 2]],
		['serie-b', [0]],
	]);
});

const ufs = Object.keys(UFS) as Uf[];
const uf = fc.constantFrom(...ufs);
const broadcast = fc
	.record({
		id: fc.constantFrom(...channels.keys()),
		include: fc.array(uf, { maxLength: 3 }),
		exclude: fc.array(uf, { maxLength: 3 }),
	})
	.map(({ id, include, exclude }) => aBroadcast(id, { coverage: { include, exclude } }));
const someGames = fc
	.array(
		fc.record({
			minute: fc.option(fc.integer({ min: 0, max: 1439 })),
			home: fc.constantFrom(...names.teams.keys()),
			competitionId: fc.constantFrom(...names.competitions.keys()),
			broadcasts: fc.array(broadcast, { maxLength: 3 }),
		}),
		{ maxLength: 12 },
	)
	.map((drawn) =>
		drawn.map(({ minute, home, ...rest }, index) =>
			aGame({
				...rest,
				id: `g${index}`,
				slug: `g${index}`,
				home: { teamId: home, label: null },
				kickoffAt: minute === null ? null : at('2026-11-20T00:00') + minute * 60_000,
			}),
		),
	);
const someFilter = fc.record<DayFilter>({
	busca: fc.constantFrom('', 'fla', 'serie b', 'zzz'),
	campeonato: fc.option(fc.constantFrom(...names.competitions.keys())),
	canal: fc.option(fc.constantFrom(...channels.keys())),
	acesso: fc.option(fc.constantFrom(...CHANNEL_GROUPS)),
	gratis: fc.boolean(),
	uf: fc.option(uf),
	time: fc.option(fc.constantFrom(...names.teams.keys())),
	periodo: fc.option(fc.constantFrom(...PERIODS)),
	ordem: fc.constantFrom(...ORDERS),
});

test('law: a filter only takes away, keeps the order of the day, and no game is lost or doubled by grouping', () => {
	fc.assert(
		fc.property(someGames, someFilter, (games, filter) => {
			const view = day(games);
			const { kept, unsure, groups } = applyFilter(view, filter);
			expect([...kept]).toEqual([...kept].sort((a, b) => a - b));
			expect([...kept].every((place) => view.games[place] !== undefined)).toBe(true);
			if (groups)
				expect(
					[...groups.flatMap((group) => group.games), ...unsure].sort((a, b) => a - b),
				).toEqual([...kept]);
		}),
	);
});

test('law: a count beside a choice is what choosing it gives', () => {
	fc.assert(
		fc.property(someGames, someFilter, (games, filter) => {
			const view = day(games);
			const facets = dayFacets(view, filter);
			for (const name of ['campeonato', 'canal', 'acesso', 'uf', 'time', 'periodo'] as const)
				for (const choice of facets[name])
					expect(choice).toMatchObject(count(view, { ...filter, [name]: choice.id }));
			expect(count(view, { ...filter, gratis: true })).toEqual(facets.gratis);
		}),
		{ numRuns: 40 },
	);
});

test('law: dropping what is suggested gives just that many games', () => {
	fc.assert(
		fc.property(someGames, someFilter, (games, filter) => {
			const view = day(games);
			for (const { name, count: promised } of dropSuggestions(view, filter)) {
				expect(activeFilters(filter)).toContain(name);
				expect(count(view, { ...filter, [name]: NO_FILTER[name] }).count).toBe(promised);
			}
		}),
	);
});

test('a broadcast whose states nobody told is kept apart: neither hidden nor counted as sure', () => {
	const at16 = { kickoffAt: at('2026-11-20T16:00'), broadcasts: [aBroadcast('globo')] };
	const rivals = [
		aGame({ ...at16, id: 'a', slug: 'a' }),
		aGame({
			...at16,
			id: 'b',
			slug: 'b',
			broadcasts: [aBroadcast('globo'), aBroadcast('premiere')],
		}),
		aGame({
			...at16,
			id: 'c',
			slug: 'c',
			broadcasts: [aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } })],
		}),
	];
	const inSp = ask(rivals, { uf: 'SP', ordem: 'campeonato' });
	expect(slugs(inSp)).toEqual(['a', 'b', 'c']);
	expect([...inSp.unsure].map((place) => inSp.view.games[place]?.slug)).toEqual(['a']);
	expect(inSp.groups?.map(({ games }) => games)).toEqual([[1, 2]]);
	const free = ask(rivals, { uf: 'PE', gratis: true });
	expect([slugs(free), free.unsure.size]).toEqual([['a', 'b'], 2]);
	expect(free.facets.uf.find(({ id }) => id === 'SP')).toEqual({ id: 'SP', count: 3, unsure: 2 });
	expect(ask(rivals, { uf: 'PE' }).facets.canal).toEqual([
		{ id: 'globo', name: 'Globo', count: 2, unsure: 2 },
		{ id: 'premiere', name: 'premiere', count: 1, unsure: 0 },
	]);
	expect(ask(rivals, {}).unsure.size).toBe(0);
});

test('law: a state keeps what a reader there with every channel can watch, and parts what is sure as their own list does', () => {
	fc.assert(
		fc.property(someGames, uf, (games, asked) => {
			const reader = { uf: asked, channels: [], groups: [...CHANNEL_GROUPS] };
			const { view, kept, unsure } = ask(games, { uf: asked });
			const watched = view.games.map((game) => watchGame(reader, game, view));
			const places = (...wanted: string[]) =>
				watched.flatMap((watch, place) => (wanted.includes(watch) ? [place] : []));
			expect([[...kept], [...unsure]]).toEqual([places('yes', 'maybe'), places('maybe')]);
			const reach = (id: string | null) => channels.get(id ?? '') ?? { regionUfs: [] };
			const seen = games.filter(({ broadcasts }) =>
				broadcasts.some((one) => isShownIn(one, reach(one.channelId), asked)),
			);
			const seenSlugs = new Set(seen.map(({ slug }) => slug));
			for (const place of places('yes')) expect(seenSlugs).toContain(view.games[place]?.slug);
		}),
	);
});
