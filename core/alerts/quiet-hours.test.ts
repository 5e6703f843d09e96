import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const at = (text: string) => Date.parse(`${text}-03:00`);
const night = { from: 23 * 60, until: 7 * 60 + 30 };

test('hours over midnight are quiet on both sides of it', () => {
	expect(quietUntil(night, at('2026-11-22T23:10'))).toBe(at('2026-11-23T07:30'));
	expect(quietUntil(night, at('2026-11-23T03:00'))).toBe(at('2026-11-23T07:30'));
	expect(quietUntil(night, at('2026-11-23T07:30'))).toBeNull();
	expect(quietUntil(null, at('2026-11-23T03:00'))).toBeNull();
});

test('the end lies ahead, within a day, and is not quiet; no hours of equal ends', () => {
	const minute = fc.integer({ min: 0, max: 1_439 });
	const instant = fc.integer({ min: at('2024-01-01T00:00'), max: at('2030-01-01T00:00') });
	fc.assert(
		fc.property(minute, minute, instant, (from, until, now) => {
			const end = quietUntil({ from, until }, now);
			if (from === until) expect(end).toBeNull();
			if (end === null) return;
			expect(end).toBeGreaterThan(now);
			expect(end - now).toBeLessThanOrEqual(24 * 60 * 60_000);
			expect(quietUntil({ from, until }, end)).toBeNull();
		}),
	);
});
