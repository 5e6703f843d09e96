import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAlike } from './is-alike.ts';

test('law: a copy says the same, whatever it holds', () => {
	fc.assert(
		fc.property(fc.jsonValue(), (value) => {
			expect(isAlike(value, JSON.parse(JSON.stringify(value)))).toBe(true);
		}),
	);
});

test('another value, one more field or another order of a list is a difference; the order of fields and an absent field are none', () => {
	expect(isAlike({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1, c: undefined })).toBe(true);
	expect([
		isAlike({ a: 1 }, { a: 2 }),
		isAlike({ a: 1 }, { a: 1, b: 0 }),
		isAlike([1, 2], [2, 1]),
	]).toEqual([false, false, false]);
	expect([isAlike([], {}), isAlike(null, {}), isAlike(['a'], { 0: 'a' })]).toEqual([
		false,
		false,
		false,
	]);
});
