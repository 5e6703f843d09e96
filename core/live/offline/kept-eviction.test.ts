import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evictions, type KeptEntry } from './kept-eviction.ts';
import { KEPT_LIMITS } from './kept-limits.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const entry = fc.record({
	address: fc.nat(500).map((number) => `/onde-assistir/${number}`),
	keptAt: fc.integer({ min: NOW - 2 * KEPT_LIMITS.ageMs, max: NOW }),
	bytes: fc.nat(2_000_000),
});
const entries = fc.uniqueArray(entry, { maxLength: 120, selector: ({ address }) => address });

test('what stays fits, and nothing that is wanted goes while something else could', () => {
	fc.assert(
		fc.property(entries, fc.nat(20), (kept: KeptEntry[], count) => {
			const wanted = new Set(kept.slice(0, count).map(({ address }) => address));
			const gone = new Set(evictions(kept, wanted, NOW));
			const rest = kept.filter(({ address }) => !gone.has(address));
			expect(rest.length).toBeLessThanOrEqual(KEPT_LIMITS.pages);
			expect(rest.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(
				KEPT_LIMITS.bytes,
			);
			if ([...wanted].some((address) => gone.has(address)))
				expect(rest.every(({ address }) => wanted.has(address))).toBe(true);
			for (const other of rest.filter(({ address }) => !wanted.has(address))) {
				const younger = kept.filter(
					(one) => gone.has(one.address) && !wanted.has(one.address) && one.keptAt > other.keptAt,
				);
				expect(younger).toEqual([]);
			}
		}),
	);
});

test('a few young pages all stay; one that was not seen for a month goes', () => {
	const page = (address: string, age: number) => ({ address, keptAt: NOW - age, bytes: 100_000 });
	expect(
		evictions(
			[page('/a', 0), page('/b', KEPT_LIMITS.ageMs + 1), page('/c', KEPT_LIMITS.ageMs)],
			new Set(),
			NOW,
		),
	).toEqual(['/b']);
});
