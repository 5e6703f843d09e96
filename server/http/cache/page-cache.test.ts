import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/kit/app-error.ts';
import { changed, pageOf, setup } from '#tests/support/page-cache.ts';
import { CACHE_LIMITS } from './page-cache.ts';

afterEach(() => vi.useRealTimers());

test('however many ask for an address at once, it is rendered once', async () => {
	const { renders, ask, cache } = setup();
	const answers = Array.from({ length: 100 }, () => ask('/a'));
	expect(renders).toHaveLength(1);
	renders[0]?.resolve(pageOf());
	expect((await Promise.all(answers)).map(({ page }) => page.text)).toEqual(
		Array(100).fill('first'),
	);
	expect(await ask('/a')).toMatchObject({ state: 'hit' });
	expect(cache.fresh('/a')?.page.text).toBe('first');
	expect(renders).toHaveLength(1);
});

test('after a change each address that it touches is rendered once, and readers see the old page meanwhile', async () => {
	const { cache, renders, ask, fill } = setup();
	const addresses = ['/a', '/b', '/c'];
	for (const address of addresses) await fill(address);
	for (let version = 2; version <= 10; version++) {
		cache.hear(changed(version));
		for (let round = 0; round < 5; round++)
			for (const address of addresses) expect(await ask(address)).toMatchObject({ state: 'stale' });
		for (const render of renders.slice(-addresses.length))
			render.resolve(pageOf({ version, text: `version ${version}` }));
		await vi.waitFor(async () =>
			expect(await ask('/c')).toMatchObject({ state: 'hit', page: { text: `version ${version}` } }),
		);
	}
	expect(renders).toHaveLength(addresses.length * 10);
});

test('a page that was rendered from newer data than the cache knows of is not rendered again', async () => {
	const { cache, renders, ask, fill } = setup();
	await fill('/a', { version: 2 });
	cache.hear(changed(2));
	expect(await ask('/a')).toMatchObject({ state: 'hit' });
	expect(renders).toHaveLength(1);
});

test('a page that nobody read since the change is rendered before it is shown', async () => {
	const { cache, renders, time, ask, fill } = setup();
	await fill('/a');
	cache.hear(changed(2));
	time.now += CACHE_LIMITS.graceMs;
	const answer = ask('/a');
	renders[1]?.resolve(pageOf({ version: 2, text: 'second' }));
	expect(await answer).toMatchObject({ state: 'miss', page: { text: 'second' } });
});

test('past its validUntil a page is shown for the grace only', async () => {
	const { renders, time, ask, fill, cache } = setup();
	await fill('/a', { validUntil: time.now + 60_000 });
	time.now += 59_999;
	expect(await ask('/a')).toMatchObject({ state: 'hit' });
	time.now += 1;
	expect(cache.fresh('/a')).toBeUndefined();
	expect(await ask('/a')).toMatchObject({ state: 'stale' });
	time.now += CACHE_LIMITS.graceMs;
	const answer = ask('/a');
	expect(renders).toHaveLength(2);
	renders[1]?.resolve(pageOf({ text: 'second' }));
	expect(await answer).toMatchObject({ page: { text: 'second' } });
});

test('F07 with a slow database the old page is shown after a second, and the new one when it comes', async () => {
	vi.useFakeTimers();
	const { cache, renders, time, ask, fill } = setup();
	await fill('/a');
	cache.hear(changed(2));
	time.now += 3_600_000;
	const answer = ask('/a');
	await vi.advanceTimersByTimeAsync(CACHE_LIMITS.patienceMs);
	expect(await answer).toMatchObject({ state: 'stale', page: { text: 'first' } });
	renders[1]?.resolve(pageOf({ version: 2, text: 'second' }));
	await vi.advanceTimersByTimeAsync(0);
	expect(cache.fresh('/a')?.page.text).toBe('second');
});

test('F07 while the database is away old pages are shown, it is asked once per pause, and others are told at once', async () => {
	const { cache, renders, time, ask, fill } = setup();
	await fill('/a');
	await fill('/b');
	cache.hear(changed(2));
	time.now += 3_600_000;
	const first = ask('/a');
	renders.at(-1)?.reject(new AppError('unavailable', 'no database'));
	expect(await first).toMatchObject({ state: 'stale' });
	for (const address of ['/a', '/b', '/a'])
		expect(await ask(address)).toMatchObject({ state: 'stale' });
	await expect(ask('/new')).rejects.toMatchObject({ code: 'unavailable' });
	expect(renders).toHaveLength(3);
	time.now += CACHE_LIMITS.retryMs;
	const again = ask('/b');
	renders.at(-1)?.resolve(pageOf({ version: 2, text: 'back' }));
	expect(await again).toMatchObject({ page: { text: 'back' } });
});

test('failures are never kept, and do not take the place of a page that is', async () => {
	const { cache, renders, time, ask, fill } = setup();
	expect(await fill('/a', { status: 500 })).toMatchObject({ state: 'miss', page: { status: 500 } });
	expect(await fill('/a')).toMatchObject({ page: { status: 200 } });
	cache.hear(changed(2));
	time.now += 3_600_000;
	const failing = ask('/a');
	renders.at(-1)?.resolve(pageOf({ status: 500, version: 2 }));
	expect(await failing).toMatchObject({ state: 'stale', page: { status: 200 } });
	expect(renders).toHaveLength(3);
	expect(await ask('/a')).toMatchObject({ state: 'stale' });
	expect(renders).toHaveLength(3);
});

test('S8.01 a page without the record of the brand is shown and not kept', async () => {
	const { renders, fill } = setup();
	await fill('/a', { cacheable: false });
	await fill('/a', { cacheable: false });
	expect(renders).toHaveLength(2);
});

test('S8.02 when the brand could not be read, an older page with it is the better answer', async () => {
	const { cache, renders, time, ask, fill } = setup();
	await fill('/a');
	cache.hear(changed(2));
	time.now += 3_600_000;
	const answer = ask('/a');
	renders.at(-1)?.resolve(pageOf({ degraded: true, cacheable: false, text: 'defaults' }));
	expect(await answer).toMatchObject({ state: 'stale', page: { text: 'first' } });
});

test('an unknown address is kept briefly, and a page that appears there replaces it', async () => {
	const { cache, renders, time, ask, fill } = setup();
	await fill('/a', { status: 404 });
	expect(await ask('/a')).toMatchObject({ state: 'hit', page: { status: 404 } });
	time.now += CACHE_LIMITS.absentMs;
	const answer = ask('/a');
	renders.at(-1)?.resolve(pageOf());
	expect(await answer).toMatchObject({ page: { status: 200 } });
	expect(cache.fresh('/a')).toBeDefined();
});

test('a page that was removed is not shown for a moment longer once it is known', async () => {
	const { cache, renders, time, ask, fill } = setup();
	await fill('/a');
	cache.hear(changed(2));
	time.now += CACHE_LIMITS.graceMs;
	const answer = ask('/a');
	renders.at(-1)?.resolve(pageOf({ status: 410, version: 2 }));
	expect(await answer).toMatchObject({ page: { status: 410 } });
	expect(cache.fresh('/a')).toBeUndefined();
	expect(await ask('/a')).toMatchObject({ state: 'hit', page: { status: 410 } });
});

test('a flood of search terms or unknown addresses leaves the pages alone', async () => {
	const { cache, fill } = setup({
		searches: { bytes: 1_000, entries: 100 },
		absent: { bytes: 1_000, entries: 5 },
	});
	await fill('/a');
	for (let term = 0; term < 200; term++) await fill(`/a?busca=${term}`, {}, true);
	for (let slug = 0; slug < 200; slug++) await fill(`/onde-assistir/${slug}`, { status: 404 });
	expect(cache.fresh('/a')).toBeDefined();
	expect(cache.bytes()).toBeLessThanOrEqual(100 + 1_000 + 500);
});

test('the pages keep within their bytes, and what is read stays longest', async () => {
	const { cache, fill } = setup({ pages: { bytes: 1_000, entries: 100 } });
	for (let page = 0; page < 100; page++) {
		await fill(`/${page}`);
		cache.fresh('/0');
		expect(cache.bytes()).toBeLessThanOrEqual(1_000);
	}
	expect(cache.fresh('/0')).toBeDefined();
	expect(cache.fresh('/50')).toBeUndefined();
	await fill('/huge', { bytes: 1_001 });
	expect(cache.fresh('/huge')).toBeUndefined();
});

test('a page that says it ended already is kept for a second: rendering it at each request would help nobody', async () => {
	const { renders, time, ask, fill } = setup();
	await fill('/a', { validUntil: time.now - 1 });
	expect(await ask('/a')).toMatchObject({ state: 'hit' });
	expect(renders).toHaveLength(1);
});

test('a version that falls is other data: nothing of the former is shown', async () => {
	const { cache, renders, ask, fill } = setup();
	cache.hear(changed(9));
	await fill('/a', { version: 9 });
	cache.hear({ kind: 'reset', version: 3 });
	const answer = ask('/a');
	renders.at(-1)?.resolve(pageOf({ version: 3, text: 'restored' }));
	expect(await answer).toMatchObject({ page: { text: 'restored' } });
});

test('a refusal of the queue reaches those who have no older page', async () => {
	const { renders, ask } = setup();
	const answer = ask('/a');
	renders[0]?.reject(new AppError('overloaded', 'full'));
	await expect(answer).rejects.toMatchObject({ code: 'overloaded' });
	const next = ask('/a');
	renders[1]?.resolve(pageOf());
	expect(await next).toMatchObject({ state: 'miss' });
});

test('whoever renders again is given the page in memory, which may turn out to be the same still', async () => {
	const { cache, renders, ask, fill } = setup();
	await fill('/a', { text: 'first' });
	expect(renders[0]?.held).toBeUndefined();
	cache.hear(changed(2));
	await ask('/a');
	expect(renders[1]?.held).toMatchObject({ text: 'first' });
});

test('what was just written is brought: a flight that began before it is not enough', async () => {
	const { cache, renders, ask, fill } = setup();
	await fill('/a');
	await fill('/a.data');
	cache.hear(changed(2));
	expect(await ask('/a')).toMatchObject({ state: 'stale' });
	const brought = cache.bring({ address: '/a', search: false, requestId: 'r' }, 3);
	renders.at(-1)?.resolve(pageOf({ version: 2 }));
	await vi.waitFor(() => expect(renders).toHaveLength(4));
	renders.at(-1)?.resolve(pageOf({ version: 3, text: 'written' }));
	expect(await brought).toBe(true);
	cache.hear(changed(3));
	expect(cache.fresh('/a')?.page.text).toBe('written');
	// The data of a navigation to it is not shown older than the page.
	void ask('/a.data');
	expect(renders.at(-1)?.address).toBe('/a.data');
	expect(renders.at(-1)?.held).toBeUndefined();
	expect(await cache.bring({ address: '/a', search: false, requestId: 'r' }, 3)).toBe(true);
});

test.each([{ status: 500 }, 'rejected'] as const)(
	'a page that cannot be made is not brought (%o)',
	async (outcome) => {
		const { cache, renders } = setup();
		const brought = cache.bring({ address: '/a', search: false, requestId: 'r' }, 2);
		if (outcome === 'rejected') renders[0]?.reject(new AppError('unavailable', 'away'));
		else renders[0]?.resolve(pageOf({ version: 2, ...outcome }));
		expect(await brought).toBe(false);
	},
);

test('a page that is never kept is brought when it was made', async () => {
	const { cache, renders } = setup();
	const brought = cache.bring({ address: '/a', search: false, requestId: 'r' }, 2);
	renders[0]?.resolve(pageOf({ version: 2, degraded: true }));
	expect(await brought).toBe(true);
});
