import { expect, test } from 'vitest';
import { askedToWait } from './manual-check.ts';

test('a source that asked to wait is left alone until then, by people too', () => {
	expect(askedToWait({ problem: 'busy', nextCheckAt: 2_000 }, 1_000)).toBe(2_000);
	expect(askedToWait({ problem: 'busy', nextCheckAt: 2_000 }, 2_000)).toBe(null);
});

test('a source with another problem, or none, may be read before its time', () => {
	for (const problem of [null, 'timeout', 'html'] as const)
		expect(askedToWait({ problem, nextCheckAt: 2_000 }, 1_000)).toBe(null);
});
