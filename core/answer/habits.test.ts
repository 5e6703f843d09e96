import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at } from '#tests/support/factories.ts';
import { HABIT_GAMES, type ShownGame, slotHabits, slotOf } from './habits.ts';

const SP = 'America/Sao_Paulo';

test('hours of one part of a weekday are one slot; another day or part is another', () => {
	const sunday16 = slotOf(at('2026-11-22T16:00'), SP);
	expect(slotOf(at('2026-11-15T15:30'), SP)).toBe(sunday16);
	expect(slotOf(at('2026-11-22T18:30'), SP)).not.toBe(sunday16);
	expect(slotOf(at('2026-11-21T16:00'), SP)).not.toBe(sunday16);
});

test('summer time in Europe moves no game into another slot; a damaged zone takes no list down', () => {
	const [summer, winter] = [Date.parse('2026-08-22T14:00:00Z'), Date.parse('2026-11-21T15:00:00Z')];
	expect(slotOf(summer, 'Europe/London')).toBe(slotOf(winter, 'Europe/London'));
	expect(slotOf(at('2026-11-22T16:00'), 'Marte')).toBe(slotOf(at('2026-11-22T16:00'), SP));
});

test('only the last ten games with a confirmed channel count', () => {
	const sundays = Array.from({ length: 14 }, (_, week): ShownGame => {
		return {
			kickoffAt: at('2026-08-02T16:00') + week * 7 * 86_400_000,
			channels: [{ id: week < 4 ? 'globo' : 'premiere', limited: false }],
		};
	});
	const [habit] = slotHabits(
		[...sundays, { kickoffAt: at('2026-11-15T16:00'), channels: [] }],
		SP,
	).values();
	expect(habit).toMatchObject({
		of: 10,
		channels: [{ id: 'premiere', games: 10, partly: false }],
		lastAt: sundays.at(-1)?.kickoffAt,
	});
});

test('a channel that was never in every state is partly; two lines of one channel are one game', () => {
	const limited = { id: 'globo', limited: true };
	const games: ShownGame[] = [
		{ kickoffAt: at('2026-11-15T16:00'), channels: [limited, { id: 'globo', limited: false }] },
		{ kickoffAt: at('2026-11-08T16:00'), channels: [limited, { id: 'sportv', limited: false }] },
	];
	const [habit] = slotHabits(games, SP).values();
	expect(habit?.channels).toEqual([
		{ id: 'globo', games: 2, partly: true },
		{ id: 'sportv', games: 1, partly: false },
	]);
});

const shown = fc.record({
	kickoffAt: fc.integer({ min: at('2026-01-01T00:00'), max: at('2026-11-20T00:00') }),
	channels: fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), limited: fc.boolean() }), {
		maxLength: 4,
	}),
});

test('law: no channel has more games than its slot, no slot more than ten, and the order of the games does not matter', () => {
	fc.assert(
		fc.property(fc.array(shown, { maxLength: 60 }), (games) => {
			const distinct = [...new Map(games.map((game) => [game.kickoffAt, game])).values()];
			const habits = slotHabits(distinct, SP);
			expect(slotHabits(distinct.toReversed(), SP)).toEqual(habits);
			for (const { of, channels } of habits.values()) {
				expect(of).toBeGreaterThan(0);
				expect(of).toBeLessThanOrEqual(HABIT_GAMES);
				for (const { games: count } of channels) expect(count).toBeLessThanOrEqual(of);
			}
		}),
	);
});
