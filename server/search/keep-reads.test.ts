import { expect, test } from 'vitest';
import { createReadKeeper } from './keep-reads.ts';

const MINUTE = 60_000;

test('what stands under a key is read once while the data and the minute are the same', async () => {
	const keeper = createReadKeeper();
	const [data, changed] = [{}, {}];
	let reads = 0;
	const ask = (of: object, now: number, key = 'flamengo') =>
		keeper(of, now)(key, async () => ++reads);
	expect([await ask(data, 0), await ask(data, MINUTE - 1), await ask(data, 0, 'vasco')]).toEqual([
		1, 1, 2,
	]);
	expect([await ask(data, MINUTE), await ask(changed, MINUTE)]).toEqual([3, 4]);
});

test('what could not be read is asked again', async () => {
	const keep = createReadKeeper()({}, 0);
	await expect(keep('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
	expect(await keep('a', async () => 1)).toBe(1);
});
