import { expect, test } from 'vitest';
import { aLooseGame } from '#tests/support/live/loose-games.ts';
import { createMemoryDatabase } from '#tests/support/live/memory-database.ts';
import { createGameCache } from './game-cache.ts';
import { createSafeCache } from './safe-cache.ts';

const DAY = 'day:2026-11-22';
const change = { topic: DAY, version: 1, put: [aLooseGame('a')], drop: [], isWhole: true };

test('without a database nothing is kept, and no caller hears an error', async () => {
	let opened = 0;
	const cache = createSafeCache(() => {
		opened += 1;
		throw new DOMException('denied', 'SecurityError');
	});
	expect(await cache.use(({ keep }) => keep(change))).toBeNull();
	expect(await cache.use(({ list }) => list(DAY))).toBeNull();
	expect(opened).toBe(1);
});

test('a database that is full, damaged or taken away is given up, and closed', async () => {
	for (const name of ['QuotaExceededError', 'UnknownError', 'InvalidStateError']) {
		const { database, state, counts } = createMemoryDatabase();
		const cache = createSafeCache(async () => createGameCache(database, () => 0));
		await cache.use(({ keep }) => keep(change));
		state.fails = new DOMException('', name);
		expect(await cache.use(({ list }) => list(DAY))).toBeNull();
		state.fails = null;
		expect([name, await cache.use(({ list }) => list(DAY)), counts.closed]).toEqual([
			name,
			null,
			1,
		]);
	}
});

test('a page that comes back opens again what it closed', async () => {
	const { database, counts } = createMemoryDatabase();
	const cache = createSafeCache(async () => createGameCache(database, () => 0));
	await cache.use(({ keep }) => keep(change));
	cache.close();
	expect((await cache.use(({ list }) => list(DAY)))?.games).toHaveLength(1);
	expect(counts.closed).toBe(1);
});

test('what comes later is written later, however long the earlier takes', async () => {
	const { database, games } = createMemoryDatabase();
	const cache = createSafeCache(async () => createGameCache(database, () => 0));
	const many = Array.from({ length: 120 }, (_, place) => aLooseGame(`g${place}`, { round: 'old' }));
	const first = cache.use(({ keep }) => keep({ ...change, put: many }));
	await cache.use(({ keep }) =>
		keep({ ...change, version: 2, put: [aLooseGame('g119', { round: 'new' })] }),
	);
	await first;
	expect(games.get('g119')?.game.round).toBe('new');
});
