import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attempt } from './throttle.ts';

const LIMIT = { limit: 3, windowMs: 1_000 };

/** Instants of attempts, in order. */
const instants = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }).map((gaps) => {
	let at = 0;
	return gaps.map((gap) => {
		at += gap;
		return at;
	});
});

function run(tries: readonly number[]): number[] {
	let attempts: number[] = [];
	return tries.filter((now) => {
		const judged = attempt(attempts, LIMIT, now);
		attempts = judged.attempts;
		return judged.allowed;
	});
}

test('no window ever holds more allowed attempts than the limit', () => {
	fc.assert(
		fc.property(instants, (tries) => {
			const allowed = run(tries);
			for (const start of allowed) {
				const inside = allowed.filter((at) => at >= start && at < start + LIMIT.windowMs);
				expect(inside.length).toBeLessThanOrEqual(LIMIT.limit);
			}
		}),
	);
});

test('V26 whatever was tried, one window of silence later an attempt is allowed again', () => {
	fc.assert(
		fc.property(instants, (tries) => {
			const end = (tries.at(-1) ?? 0) + LIMIT.windowMs;
			expect(run([...tries, end]).at(-1)).toBe(end);
		}),
	);
});

test('a pause is not made longer by what is tried during it, and a clock set back locks nobody out', () => {
	expect(run([0, 1, 2, 900, 950, 999, 1_001])).toEqual([0, 1, 2, 1_001]);
	const kept = attempt([5_000, 5_001, 5_002], LIMIT, 100);
	expect(kept).toEqual({ allowed: false, attempts: [100, 100, 100] });
	expect(attempt(kept.attempts, LIMIT, 1_100).allowed).toBe(true);
});
