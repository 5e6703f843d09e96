import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doubt, emptyLimbo, type Limbo, settle, takeTurn, uncertain } from './limbo.ts';

const slugs = (count: number, prefix = 'g') =>
	Array.from({ length: count }, (_, place) => `${prefix}${place}`);

test('S9.04 a kept record that a fresh answer does not name is uncertain, each once', () => {
	expect(uncertain(['a', 'b', 'c', 'b'], ['a', 'd'])).toEqual(['b', 'c']);
	expect(uncertain(['a'], ['a'])).toEqual([]);
});

test('S9.04 at most a hundred uncertain records are asked for at the same time', () => {
	const first = takeTurn(doubt(emptyLimbo, slugs(250)));
	expect([first.turn.length, first.limbo.waiting.length]).toEqual([100, 150]);
	expect(takeTurn(first.limbo).turn).toEqual([]);
	const settled = settle(first.limbo, first.turn.slice(0, 30));
	expect(takeTurn(settled).turn).toHaveLength(30);
});

const step = fc.oneof(
	fc
		.uniqueArray(fc.nat({ max: 300 }), { maxLength: 150 })
		.map((places) => ({ doubt: places.map((place) => `g${place}`) })),
	fc.constant('take' as const),
	fc.double({ min: 0, max: 1, noNaN: true }).map((share) => ({ settle: share })),
);

type Step = 'take' | { doubt: string[] } | { settle: number };

/** `open` = the slugs that must be waiting or asked for. */
function take(limbo: Limbo, next: Step, open: Set<string>): Limbo {
	if (next === 'take') return takeTurn(limbo).limbo;
	if ('doubt' in next) {
		for (const slug of next.doubt) open.add(slug);
		return doubt(limbo, next.doubt);
	}
	const done = limbo.asked.slice(0, Math.floor(next.settle * limbo.asked.length));
	for (const slug of done) open.delete(slug);
	return settle(limbo, done);
}

test('S9.04 whatever order doubts and answers come in, none is lost, asked twice at a time, or beyond a hundred', () => {
	fc.assert(
		fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
			let limbo = emptyLimbo;
			const open = new Set<string>();
			for (const next of steps) {
				limbo = take(limbo, next, open);
				expect(limbo.asked.length).toBeLessThanOrEqual(100);
				expect([...limbo.waiting, ...limbo.asked].sort()).toEqual([...open].sort());
			}
		}),
	);
});
