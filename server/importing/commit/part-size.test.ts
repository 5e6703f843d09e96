import { expect, test } from 'vitest';
import { createPartSize } from './part-size.ts';

test('issue 5: parts of an import are small while they keep the database for long, and large while they do not', async () => {
	let now = 0;
	const size = createPartSize(() => now);
	const take = async (ms: number) => {
		await size.timed(async () => {
			now += ms;
		});
		return size.rows;
	};
	expect([
		size.rows,
		await take(20),
		await take(20),
		await take(20),
		await take(20),
		await take(20),
	]).toEqual([100, 200, 400, 800, 1_000, 1_000]);
	expect([
		await take(200),
		await take(500),
		await take(500),
		await take(500),
		await take(500),
		await take(500),
		await take(500),
	]).toEqual([1_000, 500, 250, 125, 62, 31, 25]);
	expect(await take(10)).toBe(50);
});
