import { Temporal } from 'temporal-polyfill';
import { monthOf, weekdaysOf } from '#core/football-pt/date-words.ts';
import { type DayWords, takeDay } from '#core/football-pt/day-words.ts';
import type { CheckedGame } from './checked-game.ts';
import type { QualityWarning } from './warning.ts';

/**
 * Warns when the source's text names another weekday or date than the game has ('sábado, 22/11'
 * where the 22nd is a Sunday). Both the São Paulo day and the day in the source's zone are
 * accepted: 'sáb 21:00' in Manaus or '0h30 de domingo' are correct either way.
 */
export function checkDayText(
	game: Pick<CheckedGame, 'day' | 'kickoffAt' | 'zone' | 'kickoffText'>,
): QualityWarning[] {
	const { kickoffText } = game;
	if (kickoffText === null) return [];
	const words = takeDay(kickoffText);
	const days = daysOf(game);
	const weekdays = words?.weekday === undefined ? foreignWeekdays(kickoffText) : [words.weekday];
	const weekdayFits =
		weekdays.length === 0 || days.some((day) => weekdays.includes(day.dayOfWeek % 7));
	const dateFits = words === null || days.some((day) => agrees(day, words));
	return weekdayFits && dateFits ? [] : [{ kind: 'day-text', written: kickoffText }];
}

function daysOf({
	day,
	kickoffAt,
	zone,
}: Pick<CheckedGame, 'day' | 'kickoffAt' | 'zone'>): Temporal.PlainDate[] {
	const listed = Temporal.PlainDate.from(day);
	if (kickoffAt === null) return [listed];
	const instant = Temporal.Instant.fromEpochMilliseconds(kickoffAt);
	return [listed, instant.toZonedDateTimeISO(zone).toPlainDate()];
}

function agrees(date: Temporal.PlainDate, { day, month, year }: DayWords): boolean {
	return (
		(day ?? date.day) === date.day &&
		(month ?? date.month) === date.month &&
		(year ?? date.year) === date.year
	);
}

/**
 * Weekdays in other languages of the sources ('Sat Nov/22'); a word that may also be a month is
 * ignored.
 */
function foreignWeekdays(text: string): number[] {
	const found = (text.match(/\p{L}{3,}/gu) ?? [])
		.filter((word) => monthOf(word) === null)
		.map(weekdaysOf);
	return found.find((weekdays) => weekdays.length > 0) ?? [];
}
