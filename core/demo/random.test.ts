import { expect, test } from 'vitest';
import { seededRandom, shuffled } from './random.ts';

test('the same seed gives the same numbers, spread over 0 to 1', () => {
	const draw = (seed: string) => {
		const random = seededRandom(seed);
		return Array.from({ length: 1000 }, random);
	};
	expect(draw('a')).toEqual(draw('a'));
	expect(draw('a')).not.toEqual(draw('b'));
	const mean = draw('a').reduce((sum, value) => sum + value, 0) / 1000;
	expect(mean).toBeGreaterThan(0.45);
	expect(mean).toBeLessThan(0.55);
});

test('shuffling keeps every item once and leaves the list alone', () => {
	const list = ['a', 'b', 'c', 'd', 'e', 'f'];
	const mixed = shuffled(list, 'seed');
	expect(mixed).not.toEqual(list);
	expect([...mixed].sort()).toEqual(list);
	expect(list.join('')).toBe('abcdef');
});
