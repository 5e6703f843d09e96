import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadFor } from './spread.ts';

test('few listeners ask at once', () => {
	expect([spreadFor(0), spreadFor(50)]).toEqual([0, 0]);
});

test('fifteen thousand ask over fifteen seconds, a crowd over at most half a minute', () => {
	expect([spreadFor(15_000), spreadFor(1_000_000)]).toEqual([15_000, 30_000]);
});

test('law: more listeners never ask over a shorter time', () => {
	fc.assert(
		fc.property(
			fc.nat(50_000),
			fc.nat(50_000),
			(few, more) => spreadFor(few) <= spreadFor(few + more),
		),
	);
});
