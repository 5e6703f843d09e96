import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeRefresh, ROTATION_GRACE_MS } from './session.ts';

/** One session and what happens to it: each step presents a generation some time after the last. */
const steps = fc.array(
	fc.record({
		back: fc.integer({ min: 0, max: 4 }),
		wait: fc.integer({ min: 0, max: 3 * ROTATION_GRACE_MS }),
	}),
	{
		maxLength: 40,
	},
);

function meaningOf(back: number, age: number): string {
	if (back === 0) return 'rotate';
	return back === 1 && age <= ROTATION_GRACE_MS ? 'repeat' : 'reuse';
}

test('the newest refresh secret always rotates, and nothing older than the one before it ever passes', () => {
	fc.assert(
		fc.property(steps, (taken) => {
			let session = { generation: 5, rotatedAt: 0 };
			let now = 0;
			for (const { back, wait } of taken) {
				now += wait;
				const judged = judgeRefresh(session, session.generation - back, now);
				expect(judged).toBe(meaningOf(back, now - session.rotatedAt));
				if (judged === 'rotate') session = { generation: session.generation + 1, rotatedAt: now };
			}
		}),
	);
});

test('a generation that was never given is nobody’s', () => {
	expect(judgeRefresh({ generation: 3, rotatedAt: 0 }, 4, 0)).toBe('reuse');
	expect(judgeRefresh({ generation: 1, rotatedAt: 0 }, 0, ROTATION_GRACE_MS + 1)).toBe('reuse');
});
