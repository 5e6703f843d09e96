import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listsOf } from '#core/live/cache/kept.ts';
import { aLooseGame } from '#tests/support/live/loose-games.ts';
import { createMemoryDatabase } from '#tests/support/live/memory-database.ts';
import { createGameCache } from './game-cache.ts';

const DAY = 'day:2026-11-22';
const MB = 1_024 * 1_024;

function openCache() {
	const memory = createMemoryDatabase();
	const clock = { now: 0 };
	return { ...memory, clock, cache: createGameCache(memory.database, () => clock.now) };
}

const games = (count: number, start = 0) =>
	Array.from({ length: count }, (_, place) =>
		aLooseGame(`g${start + place}`, { home: `t${place % 7}` }),
	);

test('S9.04 below 100 records a list is found by looking through all, from 100 on by the stored index', async () => {
	const { cache, counts } = openCache();
	await cache.keep({ topic: DAY, version: 1, put: games(99), drop: [], isWhole: true });
	expect((await cache.list(DAY))?.games).toHaveLength(99);
	expect(counts).toMatchObject({ indexed: 0, scanned: 1 });
	await cache.keep({ topic: DAY, version: 2, put: games(1, 99), drop: [], isWhole: true });
	expect((await cache.list(DAY))?.games).toHaveLength(100);
	expect(counts.indexed).toBe(1);
});

test('S9.04 the index finds what looking through all would find, however records came and went', async () => {
	const put = fc.record({
		slug: fc.nat({ max: 160 }),
		day: fc.constantFrom('2026-11-22', '2026-11-23'),
		home: fc.constantFrom('a', 'b'),
	});
	const turn = fc.record({
		put: fc.array(put, { maxLength: 80 }),
		drop: fc.array(fc.nat({ max: 160 }), { maxLength: 60 }),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(turn, { maxLength: 5 }), async (turns) => {
			const { cache, games: kept } = openCache();
			for (const [version, { put: all, drop }] of turns.entries()) {
				const changed = all.map(({ slug, day, home }) => aLooseGame(`g${slug}`, { day, home }));
				await cache.keep({
					topic: DAY,
					version,
					put: changed,
					drop: drop.map((place) => `g${place}`),
					isWhole: true,
				});
			}
			if (turns.length === 0) return;
			const listed = [...kept.values()]
				.filter(({ game }) => listsOf(game).includes(DAY))
				.map(({ slug }) => slug);
			expect((await cache.list(DAY))?.games.map(({ slug }) => slug).sort()).toEqual(listed.sort());
		}),
		{ numRuns: 40 },
	);
});

test('S9.04 the estimated bytes are kept with each record, and their sum decides whether anything is collected', async () => {
	const { cache, games: kept, targets } = openCache();
	await cache.keep({ topic: DAY, version: 1, put: games(3), drop: [], isWhole: true });
	expect([...kept.values()].every(({ bytes }) => bytes > 100)).toBe(true);
	expect(await cache.collect()).toBe(0);
	for (const record of kept.values()) record.bytes = 14 * MB;
	expect(await cache.collect()).toBe(1);
	expect([kept.size, targets.size]).toEqual([0, 0]);
});

test('S9.04 a collection takes the tenth that was used least recently, and keeps what another list still names', async () => {
	const { cache, games: kept, targets, clock } = openCache();
	const days = Array.from({ length: 10 }, (_, place) => `2026-11-${10 + place}`);
	for (const day of days) {
		clock.now += 1_000;
		await cache.keep({
			topic: `day:${day}`,
			version: 1,
			put: [aLooseGame(`a-${day}`, { day }), aLooseGame(`b-${day}`, { day, home: 'santos' })],
			drop: [],
			isWhole: true,
		});
	}
	await cache.keep({ topic: 'team:santos', version: 1, put: [], drop: [], isWhole: true });
	clock.now += 1_000;
	await cache.use(`day:${days[0]}`);
	for (const record of kept.values()) record.bytes = 5 * MB;
	expect(await cache.collect()).toBe(2);
	expect([...targets.keys()]).not.toContain(`day:${days[1]}`);
	expect([...targets.keys()]).toContain(`day:${days[0]}`);
	expect(kept.has(`a-${days[1]}`)).toBe(false);
	expect(kept.has(`b-${days[1]}`)).toBe(true);
});

test('a full day is written in small transactions', async () => {
	const { cache, counts } = openCache();
	await cache.keep({ topic: DAY, version: 1, put: games(90), drop: [], isWhole: true });
	expect(Math.max(...counts.written)).toBeLessThanOrEqual(50);
});

test("an older answer changes nothing of a list, and a game that moved to another day is not this one's to remove", async () => {
	const { cache } = openCache();
	await cache.keep({
		topic: DAY,
		version: 5,
		put: [aLooseGame('a', { round: 'new' }), aLooseGame('b', { day: '2026-11-23' })],
		drop: [],
		isWhole: true,
	});
	await cache.keep({
		topic: DAY,
		version: 4,
		put: [aLooseGame('a', { round: 'old' })],
		drop: [],
		isWhole: true,
	});
	await cache.keep({ topic: DAY, version: 6, put: [], drop: ['b', 'unknown'], isWhole: true });
	await cache.keep({ topic: 'day:2026-11-23', version: 6, put: [], drop: [], isWhole: true });
	expect(await cache.list(DAY)).toEqual({ version: 6, games: [aLooseGame('a', { round: 'new' })] });
	expect((await cache.list('day:2026-11-23'))?.games.map(({ slug }) => slug)).toEqual(['b']);
	expect(await cache.list('day:2026-11-24')).toBeNull();
});
