import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('what was made once is not made again, until there are too many keys', () => {
	const made: string[] = [];
	const double = remembered((key) => {
		made.push(key);
		return key + key;
	}, 2);
	expect(['a', 'a', 'b', 'a'].map(double)).toEqual(['aa', 'aa', 'bb', 'aa']);
	expect(made).toEqual(['a', 'b']);
	expect(['c', 'a'].map(double)).toEqual(['cc', 'aa']);
	expect(made).toEqual(['a', 'b', 'c', 'a']);
});
