import { expect, test } from 'vitest';
import { soonWords } from './soon.ts';

test('how soon a game begins, in the form of hours in a list; nothing once it has begun', () => {
	const words = [1, 59, 60, 65, 100, 23 * 60].map((minutes) => soonWords(minutes * 60_000));
	expect(words).toEqual(['em 1 min', 'em 59 min', 'em 1h', 'em 1h05', 'em 1h40', 'em 23h']);
	expect([soonWords(1), soonWords(0), soonWords(-1)]).toEqual(['em 1 min', null, null]);
});
