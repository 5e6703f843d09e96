import { expect, test, vi } from 'vitest';
import { within } from './in-time.ts';

test('what comes in time is handed on, an error too', async () => {
	expect(await within(1_000, Promise.resolve('page'))).toBe('page');
	await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('what is late is null, and its error later goes nowhere', async () => {
	vi.useFakeTimers();
	const work = Promise.withResolvers<string>();
	const outcome = within(1_000, work.promise);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(await outcome).toBeNull();
	work.reject(new Error('late'));
	vi.useRealTimers();
});
