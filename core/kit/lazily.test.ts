import { expect, test } from 'vitest';
import { lazily } from './lazily.ts';

test('nothing is made before it is asked for, and then once, whatever it is', () => {
	let times = 0;
	const count = lazily(() => {
		times += 1;
		return undefined;
	});
	expect(times).toBe(0);
	expect([count(), count()]).toEqual([undefined, undefined]);
	expect(times).toBe(1);
});

test('what could not be made is tried again', () => {
	let times = 0;
	const second = lazily(() => {
		times += 1;
		if (times === 1) throw new Error('not yet');
		return times;
	});
	expect(second).toThrow('not yet');
	expect([second(), second()]).toEqual([2, 2]);
});
