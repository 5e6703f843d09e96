import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { addDays } from '#core/site/dates.ts';
import { aGame, at, NOW, someNames, TODAY } from '#tests/support/factories.ts';
import { buildDay } from './day-builder.ts';
import { farDay } from './far-day.ts';

const viewOf = (day: string, ...games: Game[]) =>
	buildDay({ day, now: NOW, games, names: someNames(), movedFrom: new Map() }).view;

test('a day without a game has a page for a year before and after today', () => {
	for (const away of [-366, -1, 0, 1, 366])
		expect([away, farDay(viewOf(addDays(TODAY, away)))]).toEqual([away, null]);
	for (const away of [-367, 367, -10_000]) {
		const day = addDays(TODAY, away);
		expect(farDay(viewOf(day))).toEqual({ day, today: TODAY, next: null });
	}
});

test('a far day with games has a page, one that was called off among them', () => {
	const off = aGame({ kickoffAt: at('2020-03-15T16:00'), status: 'postponed' });
	expect(farDay(viewOf('2020-03-15', off))).toBe(null);
});

test('a far day names the day of the next game', () => {
	const next = aGame({ kickoffAt: at('2026-11-22T16:00') });
	expect(farDay(viewOf('1999-01-01', next))?.next).toBe('2026-11-22');
});
