import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LooseGame } from '#core/live/loose-game.ts';
import { aLooseGame } from '#tests/support/live/loose-games.ts';
import { createMemoryDatabase } from '#tests/support/live/memory-database.ts';
import { createGameCache } from './game-cache.ts';
import { createSafeCache } from './safe-cache.ts';
import { seedDays } from './seed-days.ts';
import { createSettler } from './settler.ts';

const DAY = '2026-11-22';
const dataset: { kept?: string } = {};

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset } }));
afterEach(() => {
	vi.unstubAllGlobals();
	delete dataset.kept;
});

function openPage() {
	const memory = createMemoryDatabase();
	const cache = createSafeCache(async () => createGameCache(memory.database, () => 0));
	const settler = createSettler(cache);
	const heard: unknown[] = [];
	const seed = (version: number | null, shown: LooseGame[]) =>
		seedDays({
			ref: {
				current: {
					topics: [`day:${DAY}`],
					records: () => shown,
					onCards: (patch) => heard.push(patch),
				},
			},
			...{ days: [DAY], version, cache, settler },
		});
	return { ...memory, heard, seed };
}

test('the games of a page from the network are kept, and those of other days that it shows are not', async () => {
	const { seed, games, targets, heard } = openPage();
	await seed(7, [aLooseGame('a'), aLooseGame('next', { day: '2026-11-23' })]);
	expect([...games.keys()]).toEqual(['a']);
	expect([targets.get(`day:${DAY}`)?.version, heard]).toEqual([7, []]);
});

test('a page out of the store of the service worker catches up with what was heard since', async () => {
	const { seed, heard } = openPage();
	await seed(9, [aLooseGame('a', { round: 'new' }), aLooseGame('b')]);
	dataset.kept = '1';
	await seed(5, [aLooseGame('a', { round: 'old' }), aLooseGame('left')]);
	expect(heard).toEqual([
		{ day: DAY, put: [aLooseGame('a', { round: 'new' }), aLooseGame('b')], drop: ['left'] },
	]);
	await seed(9, [aLooseGame('a')]);
	expect(heard).toHaveLength(1);
});

test('a page of an unknown version changes nothing of what is kept', async () => {
	const { seed, games } = openPage();
	await seed(null, [aLooseGame('a')]);
	expect(games.size).toBe(0);
});

test('S9.04 what a fresh page does not name any more is asked for, and removed when it is gone', async () => {
	const { seed, games } = openPage();
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(address);
		return new Response(JSON.stringify({ v: 8, games: [], gone: ['b'] }));
	});
	await seed(7, [aLooseGame('a'), aLooseGame('b')]);
	await seed(8, [aLooseGame('a')]);
	expect(asked).toEqual(['/api/v1/jogos?ids=b&resultado=sim']);
	expect([...games.keys()]).toEqual(['a']);
});

test('S9.04 more than a hundred uncertain games are asked for a hundred at a time', async () => {
	const { seed, games } = openPage();
	const asked: number[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(address.split(',').length);
		return new Response(JSON.stringify({ v: 8, games: [], gone: [] }));
	});
	await seed(
		7,
		Array.from({ length: 230 }, (_, place) => aLooseGame(`g${place}`)),
	);
	await seed(8, []);
	expect([asked, games.size]).toEqual([[100, 100, 30], 0]);
});

test('S9.04 an uncertain game without an answer stays, and is asked for at the next fresh page', async () => {
	const { seed, games } = openPage();
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	await seed(7, [aLooseGame('a'), aLooseGame('b')]);
	await seed(8, [aLooseGame('a')]);
	expect(games.size).toBe(2);
	vi.stubGlobal(
		'fetch',
		async () => new Response(JSON.stringify({ v: 9, games: [], gone: ['b'] })),
	);
	await seed(9, [aLooseGame('a')]);
	expect([...games.keys()]).toEqual(['a']);
});
