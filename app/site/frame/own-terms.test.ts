import { expect, test } from 'vitest';
import { arriveAt } from './own-terms.ts';

test('S2.03 a page that arrives at an older letter leaves the newer ones alone', () => {
	const own = ['', 's', 'sã'];
	expect(arriveAt(own, '')).toEqual(['', 's', 'sã']);
	expect(arriveAt(own, 's')).toEqual(['s', 'sã']);
	expect(arriveAt(own, 'sã')).toEqual(['sã']);
});

test('a letter written twice is the last one, and what was overtaken never arrives', () => {
	expect(arriveAt(['a', 'ab', 'a'], 'a')).toEqual(['a']);
});

test('a term that was not written here is followed', () => {
	expect(arriveAt(['flamengo'], '')).toBeNull();
	expect(arriveAt(['a', 'ab'], 'santos')).toBeNull();
});
