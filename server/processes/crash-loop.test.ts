import { expect, test } from 'vitest';
import { createCrashWatch } from './crash-loop.ts';

test('crashes are replaced after growing pauses, and a loop of them is given up', () => {
	const watch = createCrashWatch();
	expect([0, 1_000, 2_000, 3_000, 4_000].map(watch.note)).toEqual([100, 200, 400, 800, 1_600]);
	expect(watch.note(5_000)).toBe(null);
});

test('crashes that lie far apart are never a loop', () => {
	const watch = createCrashWatch();
	for (let count = 0; count < 100; count++) expect(watch.note(count * 60_000)).toBe(100);
});
