import { afterEach, expect, test, vi } from 'vitest';
import { createVersionWait } from './version-wait.ts';

function setup(most?: number) {
	const version = { now: 10 };
	const wait = createVersionWait(() => version.now, most);
	const arrive = (next: number) => {
		version.now = next;
		wait.arrived(next);
	};
	return { wait, arrive };
}

afterEach(() => vi.useRealTimers());

test('who wants a version that is to come waits for it, and for no longer than that', async () => {
	const { wait, arrive } = setup();
	const waiting = [wait.reached(11, 3_000), wait.reached(12, 3_000)];
	arrive(11);
	expect(await waiting[0]).toBe(true);
	arrive(13);
	expect(await waiting[1]).toBe(true);
	expect(await wait.reached(13, 3_000)).toBe(true);
});

test('a version that does not come is given up after the wait', async () => {
	vi.useFakeTimers();
	const { wait } = setup();
	const settled = vi.fn();
	const waiting = wait.reached(11, 3_000).then(settled);
	await vi.advanceTimersByTimeAsync(2_999);
	expect(settled).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await waiting;
	expect(settled).toHaveBeenCalledWith(false);
});

test('a number that cannot be meant, and one too many who wait, are told at once', async () => {
	const { wait, arrive } = setup(1);
	expect(await wait.reached(9_999_999, 3_000)).toBe(false);
	const first = wait.reached(11, 3_000);
	expect(await wait.reached(11, 3_000)).toBe(false);
	arrive(11);
	expect(await first).toBe(true);
});
