import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a work of less than two seconds tells nothing; a longer one tells its stage every two', async () => {
	const printed: string[] = [];
	{
		using progress = startProgress(
			(line) => printed.push(line),
			() => 'reading',
		);
		await vi.advanceTimersByTimeAsync(1_999);
		expect(printed).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		progress.stage = async () => 'storing 1 of 2';
		await vi.advanceTimersByTimeAsync(2_000);
	}
	await vi.advanceTimersByTimeAsync(10_000);
	expect(printed).toEqual(['reading', 'storing 1 of 2']);
});

test('a stage that cannot be read is left out, and the next one is told', async () => {
	const printed: string[] = [];
	using progress = startProgress(
		(line) => printed.push(line),
		() => Promise.reject(new Error('busy')),
	);
	await vi.advanceTimersByTimeAsync(2_000);
	progress.stage = () => 'storing';
	await vi.advanceTimersByTimeAsync(2_000);
	expect(printed).toEqual(['storing']);
});
