import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test('one range is read as RFC 9110 has it, anything else means the whole file', () => {
	expect(readRange('bytes=0-9', 100)).toEqual({ first: 0, last: 9 });
	expect(readRange('bytes=90-', 100)).toEqual({ first: 90, last: 99 });
	expect(readRange('bytes=-10', 100)).toEqual({ first: 90, last: 99 });
	expect(readRange('bytes=0-1000', 100)).toEqual({ first: 0, last: 99 });
	expect(readRange('bytes=100-', 100)).toBe('unsatisfiable');
	expect(readRange('bytes=-0', 100)).toBe('unsatisfiable');
	for (const header of [
		undefined,
		'',
		'bytes=-',
		'bytes=5-2',
		'bytes=0-1,4-5',
		'lines=1-2',
		'bytes=a-b',
	]) {
		expect(readRange(header, 100)).toBeNull();
	}
	expect(readRange('bytes=0-9', 0)).toBeNull();
});

test('whatever comes out lies inside the file', () => {
	fc.assert(
		fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (from, to, size) => {
			const range = readRange(`bytes=${from}-${to}`, size);
			if (range === null || range === 'unsatisfiable') return;
			expect(range.first).toBeGreaterThanOrEqual(0);
			expect(range.last).toBeGreaterThanOrEqual(range.first);
			expect(range.last).toBeLessThan(size);
		}),
	);
});
