import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import { orderOf, serves, type Want } from './wants.ts';

const aWant = (topics: readonly string[], version: number | null = null): Want => ({
	topics,
	version,
	days: [],
});
const wants = fc.array(
	fc
		.tuple(
			fc.uniqueArray(fc.constantFrom('day:a', 'day:b', 'game:g', 'news', 'names'), {
				minLength: 1,
			}),
			fc.option(fc.nat({ max: 20 })),
		)
		.map(([topics, version]) => aWant(topics, version)),
	{ maxLength: 6 },
);

test('one stream tells all tabs of all their topics, from the oldest version that one of them knows', () => {
	expect(
		orderOf([aWant(['day:b', 'names'], 7), aWant(['day:a', 'names'], 5), aWant(['news'])]),
	).toEqual({
		topics: ['day:a', 'day:b', 'names', 'news'],
		version: 5,
	});
	expect(orderOf([aWant(['news'])]).version).toBeNull();
});

test('the stream that is ordered for some tabs serves each of them', () => {
	fc.assert(
		fc.property(wants, (all) => {
			const order = orderOf(all);
			expect(serves(order, order.version, all)).toBe(true);
		}),
	);
});

test('another topic, or a page older than what the stream has told, needs another stream', () => {
	const order = orderOf([aWant(['day:a'], 5)]);
	expect(serves(order, 9, [aWant(['day:a'], 9)])).toBe(true);
	expect(serves(order, 9, [aWant(['day:a'], 8)])).toBe(false);
	expect(serves(order, 9, [aWant(['day:b'], 9)])).toBe(false);
});

test('the first tabs come first where all want more topics than a stream tells', () => {
	const many = Array.from({ length: STREAM_LIMITS.topics }, (_, place) => `game:${place}`);
	const { topics } = orderOf([aWant(['day:z']), aWant(many)]);
	expect(topics).toHaveLength(STREAM_LIMITS.topics);
	expect(topics).toContain('day:z');
});
