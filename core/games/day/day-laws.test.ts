import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { isLive } from '#core/games/game-rules.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { aGame, someNames } from '#tests/support/factories.ts';
import { buildDay } from './day-builder.ts';

const MINUTE = 60_000;
const FIRST = startOfDay('2027-12-30');
/** Around the turn of a year, an hour still open now and then. */
const kickoffs = fc.array(fc.option(fc.integer({ min: 0, max: 4 * 1_440 }), { freq: 8 }), {
	minLength: 1,
	maxLength: 8,
});

function gamesAt(minutes: readonly (number | null)[]): Game[] {
	return minutes.map((minute, place) => {
		const kickoffAt = minute === null ? null : FIRST + minute * MINUTE;
		const day = kickoffAt === null ? addDays('2027-12-30', place % 4) : dayOf(kickoffAt);
		return aGame({ id: `g${place}`, slug: `g${place}`, kickoffAt, day });
	});
}

/**
 * The games of a day page as a reader reaches it: those of the day, and on today's those of the
 * night before that still run.
 */
function pageOf(day: string, games: readonly Game[], now: number): string[] {
	const isToday = dayOf(now) === day;
	const listed = games.filter(
		(game) => game.day === day || (isToday && game.day === addDays(day, -1) && isLive(game, now)),
	);
	const { view } = buildDay({ day, now, games: listed, names: someNames(), movedFrom: new Map() });
	return view.sections.flatMap(({ games: places }) =>
		places.map((place) => view.games[place]?.slug ?? ''),
	);
}

test('F20 law: whatever the hour, a game stands on the page of its own day once, and on another only while it runs past midnight', () => {
	fc.assert(
		fc.property(kickoffs, fc.integer({ min: 0, max: 5 * 1_440 }), (minutes, minute) => {
			const games = gamesAt(minutes);
			const now = FIRST + minute * MINUTE;
			const days = Array.from({ length: 7 }, (_, count) => addDays('2027-12-29', count));
			const pages = new Map(days.map((day) => [day, pageOf(day, games, now)]));
			for (const game of games) {
				const places = days.flatMap((day) =>
					(pages.get(day) ?? []).filter((slug) => slug === game.slug).map(() => day),
				);
				const others = places.filter((day) => day !== game.day);
				expect(places.length - others.length).toBe(1);
				if (others.length > 0)
					expect([others, isLive(game, now)]).toEqual([[addDays(game.day, 1)], true]);
			}
		}),
		{ numRuns: 150 },
	);
});
