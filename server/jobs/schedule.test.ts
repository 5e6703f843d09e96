import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueSlots, isSchedule, nextSlot, nextSlots } from './schedule.ts';

const at = (local: string) => Date.parse(`${local}:00-03:00`);

test('a schedule is read in São Paulo time', () => {
	expect(nextSlots('0 9 * * *', at('2026-11-20T09:00'), 2)).toEqual([
		at('2026-11-21T09:00'),
		at('2026-11-22T09:00'),
	]);
	expect(nextSlots('*/30 18-19 * * 6,0', at('2026-11-20T12:00'), 3)).toEqual([
		at('2026-11-21T18:00'),
		at('2026-11-21T18:30'),
		at('2026-11-21T19:00'),
	]);
});

test('law: asked in any order, the next slot is the first of the next slots', () => {
	const from = at('2026-11-20T00:00');
	fc.assert(
		fc.property(
			fc.array(fc.integer({ min: 0, max: 14_400_000 }), { minLength: 1, maxLength: 12 }),
			(later) => {
				for (const ms of later)
					expect(nextSlot('7,40 * * * *', from + ms)).toBe(
						nextSlots('7,40 * * * *', from + ms, 1)[0],
					);
			},
		),
		{ numRuns: 40 },
	);
});

test('only expressions of five fields that come round are schedules', () => {
	for (const good of ['* * * * *', '*/5 * * * *', '0 9 * * 1-5', '15 6 1 * *', '0 9 29 2 *'])
		expect(isSchedule(good)).toBe(true);
	for (const bad of [
		'',
		'* * * *',
		'* * * * * *',
		'60 * * * *',
		'0 0 30 2 *',
		'0 9 * * seg',
		'todo dia',
		'@reboot',
	])
		expect(isSchedule(bad)).toBe(false);
});

test('F18 the slots to be run are those of the policy, the instant of a slot among them', () => {
	const [after, until] = [at('2026-11-20T12:00'), at('2026-11-20T15:00')];
	expect(dueSlots('0 * * * *', { after, until, backfill: 'all' })).toHaveLength(3);
	expect(dueSlots('0 * * * *', { after, until, backfill: 'once' })).toEqual([until]);
	expect(dueSlots('0 * * * *', { after, until, backfill: 'skip' })).toEqual([until]);
	expect(dueSlots('0 * * * *', { after, until: until + 61_000, backfill: 'skip' })).toEqual([]);
	expect(dueSlots('0 * * * *', { after: until, until: until + 1, backfill: 'all' })).toEqual([]);
});

test('F17 cut into pieces, a stretch of time has the same slots, none twice', () => {
	const from = at('2026-11-20T00:00');
	fc.assert(
		fc.property(
			fc.array(fc.integer({ min: 1, max: 7_200_000 }), { minLength: 1, maxLength: 20 }),
			(steps) => {
				let [now, found] = [from, [] as number[]];
				for (const step of steps) {
					found = [
						...found,
						...dueSlots('*/20 * * * *', { after: now, until: now + step, backfill: 'all' }),
					];
					now += step;
				}
				const whole = dueSlots('*/20 * * * *', { after: from, until: now, backfill: 'all' });
				expect(found.slice(-100)).toEqual(whole);
			},
		),
		{ numRuns: 50 },
	);
});
