import { expect, test } from 'vitest';
import { topics, touches } from './topic.ts';

const page = new Set([topics.day('2026-11-22'), topics.names]);

test('a page is stale by a change that shares one of its topics, and by no other', () => {
	expect(touches([topics.game('g1'), topics.day('2026-11-22')], page)).toBe(true);
	expect(touches([topics.game('g1'), topics.day('2026-11-23')], page)).toBe(false);
});

test('what is not told apart touches everything, and is touched by everything but silence', () => {
	expect(touches([topics.all], page)).toBe(true);
	expect(touches([topics.news], new Set([topics.all]))).toBe(true);
	expect(touches([], new Set([topics.all]))).toBe(false);
});
