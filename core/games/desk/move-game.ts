import { Temporal } from 'temporal-polyfill';
import type { Game } from '#core/games/game.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { addDays, dayOf, parseDay } from '#core/site/dates.ts';

/**
 * 'no-hour': hours cannot be added to an hour that is undefined. 'out-of-range': not a day of the
 * guide.
 */
export type MoveProblem = 'same' | 'no-hour' | 'out-of-range';

/**
 * Moves a game by days of the calendar, then by minutes. Days keep the hour on the clocks where the
 * game is played, also when summer time begins or ends there in between. What the source wrote no
 * longer says when the game is, so it goes.
 */
export function moveGame(
	game: Game,
	{ days, minutes }: { days: number; minutes: number },
): Result<Game, MoveProblem> {
	if (days === 0 && minutes === 0) return fail('same');
	if (game.kickoffAt === null)
		return minutes === 0 ? listedOn(game, addDays(game.day, days), null) : fail('no-hour');
	const zoned = Temporal.Instant.fromEpochMilliseconds(game.kickoffAt).toZonedDateTimeISO(
		game.zone,
	);
	const kickoffAt = zoned.add({ days }).add({ minutes }).epochMilliseconds;
	// A night game that the guide lists under the day before stays under the day before.
	const night = (Date.parse(game.day) - Date.parse(dayOf(game.kickoffAt))) / 86_400_000;
	return listedOn(game, addDays(dayOf(kickoffAt), night), kickoffAt);
}

function listedOn(game: Game, day: string, kickoffAt: number | null): Result<Game, MoveProblem> {
	return parseDay(day) === null
		? fail('out-of-range')
		: ok({ ...game, day, kickoffAt, kickoffText: null });
}
