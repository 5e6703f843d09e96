import { Temporal } from 'temporal-polyfill';
import type { Game } from '#core/games/game.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { addDays, dayOf, parseDay } from '#core/site/dates.ts';

/** 'no-hour': an undefined hour cannot be shifted. 'out-of-range': not a day of the guide. */
export type MoveProblem = 'same' | 'no-hour' | 'out-of-range';

/**
 * Moves a game by calendar days, then by minutes. Days keep the local hour of the ground, even
 * across a daylight saving change. The source's own text no longer applies, so it is removed.
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
	// A night game listed under the previous day stays under the previous day.
	const night = (Date.parse(game.day) - Date.parse(dayOf(game.kickoffAt))) / 86_400_000;
	return listedOn(game, addDays(dayOf(kickoffAt), night), kickoffAt);
}

function listedOn(game: Game, day: string, kickoffAt: number | null): Result<Game, MoveProblem> {
	return parseDay(day) === null
		? fail('out-of-range')
		: ok({ ...game, day, kickoffAt, kickoffText: null });
}
