import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLooseGame } from '#tests/support/live/loose-games.ts';
import {
	type KeptTarget,
	keptGame,
	listsOf,
	recordsToCollect,
	targetsToCollect,
	usesIndex,
} from './kept.ts';

const MB = 1_024 * 1_024;
const target = (place: number): KeptTarget => ({
	topic: `day:${place}`,
	version: 1,
	usedAt: place,
});
const targets = (count: number) =>
	Array.from({ length: count }, (_, place) => target(count - place));

test('S9.04 nothing is collected up to 40 MB of estimated bytes', () => {
	expect(targetsToCollect(targets(50), 40 * MB)).toEqual([]);
	expect(targetsToCollect(targets(50), 40 * MB + 1)).not.toEqual([]);
});

test('S9.04 a collection takes a tenth of the targets, least recently used first, and at most a thousand', () => {
	expect(targetsToCollect(targets(50), 41 * MB).map(({ usedAt }) => usedAt)).toEqual([
		1, 2, 3, 4, 5,
	]);
	expect(targetsToCollect(targets(3), 41 * MB)).toHaveLength(1);
	expect(targetsToCollect(targets(25_000), 41 * MB)).toHaveLength(1_000);
});

test('S9.04 with a target go the records that no remaining target lists', () => {
	const kept = [
		aLooseGame('a'),
		aLooseGame('b', { home: 'santos' }),
		aLooseGame('c', { day: '2026-11-23' }),
	].map((game) => keptGame(game, 1));
	expect(recordsToCollect(kept, ['team:santos', 'day:2026-11-23'])).toEqual(['a']);
	expect(recordsToCollect(kept, [])).toEqual(['a', 'b', 'c']);
});

test('S9.04 lists are found by an index from 100 records on', () => {
	expect([usesIndex(99), usesIndex(100)]).toEqual([false, true]);
});

test('a record belongs to its day and its teams, and weighs at least its own text', () => {
	const game = aLooseGame('a');
	expect(listsOf(game)).toEqual(['day:2026-11-22', 'team:flamengo', 'team:palmeiras']);
	expect(listsOf({ ...game, home: 'Vencedor da semifinal 1' })).toEqual([
		'day:2026-11-22',
		'team:palmeiras',
	]);
	expect(keptGame(game, 1).bytes).toBeGreaterThanOrEqual(JSON.stringify(game).length);
});

test('what is collected was used no later than what stays', () => {
	fc.assert(
		fc.property(fc.array(fc.nat(), { maxLength: 60 }), (uses) => {
			const all = uses.map(
				(usedAt, place): KeptTarget => ({ topic: `day:${place}`, version: 1, usedAt }),
			);
			const going = targetsToCollect(all, 50 * MB);
			const staying = all.filter((one) => !going.includes(one));
			expect(going.length).toBe(Math.ceil(all.length / 10));
			expect(Math.max(0, ...going.map(({ usedAt }) => usedAt))).toBeLessThanOrEqual(
				Math.min(Infinity, ...staying.map(({ usedAt }) => usedAt)),
			);
		}),
	);
});
