import { afterEach, expect, test, vi } from 'vitest';
import { createRenderQueue, QUEUE_LIMITS } from './render-queue.ts';

/** Work that ends when the test says so. */
function createWork() {
	const started: { name: string; end: () => void }[] = [];
	const work = (name: string) => () =>
		new Promise<string>((resolve) => started.push({ name, end: () => resolve(name) }));
	return { started, work };
}

afterEach(() => vi.useRealTimers());

test('only so many run at once, pages before refreshes before searches', async () => {
	const queue = createRenderQueue({ ...QUEUE_LIMITS, running: 1 });
	const { started, work } = createWork();
	const all = [
		queue.add('refresh', work('first')),
		queue.add('search', work('search')),
		queue.add('refresh', work('refresh')),
		queue.add('page', work('page')),
	];
	for (let place = 0; place < all.length; place++) {
		await vi.waitFor(() => expect(started).toHaveLength(place + 1));
		started[place]?.end();
	}
	await Promise.all(all);
	expect(started.map(({ name }) => name)).toEqual(['first', 'page', 'refresh', 'search']);
});

test('F28 a full line refuses at once, a line of another kind still takes', async () => {
	const queue = createRenderQueue({
		...QUEUE_LIMITS,
		running: 1,
		waiting: { page: 2, refresh: 2, search: 1 },
	});
	const { work } = createWork();
	void queue.add('page', work('running'));
	void queue.add('search', work('waiting')).catch(() => undefined);
	await expect(queue.add('search', work('refused'))).rejects.toMatchObject({ code: 'overloaded' });
	void queue.add('page', work('taken')).catch(() => undefined);
	expect(queue.waiting()).toEqual({ page: 1, refresh: 0, search: 1 });
});

test('F28 nobody waits longer than the limit, and who left the line is not rendered', async () => {
	vi.useFakeTimers();
	const queue = createRenderQueue({ ...QUEUE_LIMITS, running: 1 });
	const { started, work } = createWork();
	const running = queue.add('page', work('running'));
	const late = expect(queue.add('page', work('late'))).rejects.toMatchObject({
		code: 'overloaded',
	});
	await vi.advanceTimersByTimeAsync(QUEUE_LIMITS.waitMs);
	await late;
	started[0]?.end();
	await running;
	expect(started.map(({ name }) => name)).toEqual(['running']);
});

test('work that fails leaves its place to the next', async () => {
	const queue = createRenderQueue({ ...QUEUE_LIMITS, running: 1 });
	await expect(queue.add('page', () => Promise.reject(new Error('broken')))).rejects.toThrow(
		'broken',
	);
	expect(await queue.add('page', () => Promise.resolve('next'))).toBe('next');
});

test('F28 below 70 % of a line one network may wait with as much as it likes; above, it leaves room for others', async () => {
	const queue = createRenderQueue({
		...QUEUE_LIMITS,
		running: 1,
		waiting: { page: 100, refresh: 1, search: 1 },
	});
	const { work } = createWork();
	const ask = (network: string | null) =>
		queue.add('page', work('page'), network).then(
			() => 'rendered',
			({ code }: { code: string }) => code,
		);
	for (let count = 0; count < 300; count += 1) void ask('203.0.113.0/24');
	expect(queue.waiting().page).toBe(70);
	expect(await Promise.race([ask('203.0.113.0/24'), Promise.resolve().then(() => 'waits')])).toBe(
		'overloaded',
	);
	for (const network of ['198.51.100.0/24', '2001:db8:1::/48', null]) void ask(network);
	expect(queue.waiting().page).toBe(73);
});

test('F28 many networks fill a line together, each with its share', () => {
	const queue = createRenderQueue({
		...QUEUE_LIMITS,
		running: 1,
		waiting: { page: 100, refresh: 1, search: 1 },
	});
	const { work } = createWork();
	for (let count = 0; count < 300; count += 1)
		void queue.add('page', work('page'), `network ${count}`).catch(() => undefined);
	expect(queue.waiting().page).toBe(100);
});
