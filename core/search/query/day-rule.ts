import { addDays, daysBetween, parseDay } from '#core/site/dates.ts';

/**
 * How a phrase states a day: relative to today, by weekday (0 = Sunday), as a span, or by date;
 * `month` and `year` if given.
 */
export type DayRule =
	| { kind: 'relative'; days: number }
	| { kind: 'weekday'; weekday: number }
	| { kind: 'weekend' }
	| { kind: 'week'; next: boolean }
	| { kind: 'date'; day: number; month: number | null; year: number | null };

/** First and last day; `to` null = one day. */
type DaySpan = { from: string; to: string | null };

/**
 * The days that a rule means on `today` (YYYY-MM-DD), null for an invalid date. A weekday means the
 * next one, including today.
 */
export function daysOfRule(rule: DayRule, today: string): DaySpan | null {
	switch (rule.kind) {
		case 'relative':
			return { from: addDays(today, rule.days), to: null };
		case 'weekday':
			return { from: addDays(today, until(rule.weekday, today)), to: null };
		case 'weekend':
			return weekend(today);
		case 'week':
			return rule.next
				? nextWeek(today)
				: { from: today, to: addDays(today, until(SUNDAY, today)) };
		case 'date':
			return dateNear(rule, today);
	}
}

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

function weekdayOf(day: string): number {
	return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function until(weekday: number, today: string): number {
	return (weekday - weekdayOf(today) + 7) % 7;
}

/** The rest of the weekend once it has begun. */
function weekend(today: string): DaySpan {
	if (weekdayOf(today) === SUNDAY) return { from: today, to: null };
	const from = addDays(today, until(SATURDAY, today));
	return { from, to: addDays(from, 1) };
}

function nextWeek(today: string): DaySpan {
	const from = addDays(today, until(MONDAY, addDays(today, 1)) + 1);
	return { from, to: addDays(from, 6) };
}

type DateRule = Extract<DayRule, { kind: 'date' }>;

/**
 * Without a year the nearest one; without a month the current one, or the next if its day has
 * passed.
 */
function dateNear({ day, month, year }: DateRule, today: string): DaySpan | null {
	const thisYear = Number(today.slice(0, 4));
	const thisMonth = Number(today.slice(5, 7));
	const years =
		year === null ? [thisYear - 1, thisYear, thisYear + 1] : [year < 100 ? 2000 + year : year];
	const dates =
		month === null
			? comingMonths(thisYear, thisMonth)
			: years.map((each) => [each, month] as const);
	const days = dates.flatMap(([each, its]) => parseDay(`${each}-${two(its)}-${two(day)}`) ?? []);
	const distance = (candidate: string) => Math.abs(daysBetween(today, candidate));
	const [nearest] =
		month === null
			? days.filter((each) => each >= today)
			: days.sort((a, b) => distance(a) - distance(b));
	return nearest === undefined ? null : { from: nearest, to: null };
}

function comingMonths(year: number, month: number): (readonly [number, number])[] {
	return [0, 1, 2].map(
		(ahead) =>
			[year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1] as const,
	);
}

function two(value: number): string {
	return String(value).padStart(2, '0');
}
