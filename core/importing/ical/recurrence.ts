import { addDays, daysBetween } from '#core/site/dates.ts';

/** Limits on the occurrences and the span in days of a recurring event. */
export const RECURRENCE_LIMIT = { occurrences: 366, days: 731 };

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
type Frequency = (typeof FREQUENCIES)[number];

type WeekdayRule = { weekday: number; nth: number };

/** A recurrence by days. Rules by hours, week numbers or positions are unsupported. */
export type Rule = {
	frequency: Frequency;
	interval: number;
	count: number | null;
	/** Last day, YYYY-MM-DD. */
	until: string | null;
	weekdays: WeekdayRule[];
	monthDays: number[];
	months: number[];
	weekStart: number;
};

const KNOWN = new Set([
	'FREQ',
	'INTERVAL',
	'COUNT',
	'UNTIL',
	'BYDAY',
	'BYMONTHDAY',
	'BYMONTH',
	'WKST',
]);

function numbersOf(text: string | undefined, low: number, high: number): number[] {
	return (text ?? '')
		.split(',')
		.map(Number)
		.filter((value) => Number.isInteger(value) && value >= low && value <= high && value !== 0);
}

function weekdaysOf(text: string | undefined): WeekdayRule[] {
	return (text ?? '').split(',').flatMap((part) => {
		const match = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(part.trim());
		return match ? [{ weekday: WEEKDAYS.indexOf(match[2] ?? ''), nth: Number(match[1] ?? 0) }] : [];
	});
}

/** Parses an RRULE (RFC 5545 §3.3.10). Null when it is damaged or unsupported. */
export function parseRule(value: string): Rule | null {
	const fields = new Map(
		value
			.toUpperCase()
			.split(';')
			.filter(Boolean)
			.map((part): [string, string] => {
				const [key = '', text = ''] = part.split('=');
				return [key.trim(), text.trim()];
			}),
	);
	const frequency = FREQUENCIES.find((name) => name === fields.get('FREQ'));
	if (!frequency || [...fields.keys()].some((key) => !KNOWN.has(key))) return null;
	const until = /^(\d{4})(\d{2})(\d{2})/.exec(fields.get('UNTIL') ?? '');
	const count = Number(fields.get('COUNT') ?? Number.NaN);
	return {
		frequency,
		interval: Math.max(1, Math.min(1000, Math.trunc(Number(fields.get('INTERVAL') ?? 1)) || 1)),
		count: Number.isInteger(count) && count > 0 ? count : null,
		until: until ? `${until[1]}-${until[2]}-${until[3]}` : null,
		weekdays: weekdaysOf(fields.get('BYDAY')),
		monthDays: numbersOf(fields.get('BYMONTHDAY'), -31, 31),
		months: numbersOf(fields.get('BYMONTH'), 1, 12),
		weekStart: Math.max(0, WEEKDAYS.indexOf(fields.get('WKST') ?? 'MO')),
	};
}

type DayParts = { year: number; month: number; day: number; weekday: number; length: number };

function partsOf(date: string): DayParts {
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
	return { year, month, day, weekday, length: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}

function inPeriod(rule: Rule, start: string, date: string): boolean {
	const [first, now] = [partsOf(start), partsOf(date)];
	if (rule.frequency === 'DAILY') return daysBetween(start, date) % rule.interval === 0;
	if (rule.frequency === 'MONTHLY')
		return ((now.year - first.year) * 12 + now.month - first.month) % rule.interval === 0;
	if (rule.frequency === 'YEARLY') return (now.year - first.year) % rule.interval === 0;
	const sinceWeekStart = (first.weekday - rule.weekStart + 7) % 7;
	return Math.floor((daysBetween(start, date) + sinceWeekStart) / 7) % rule.interval === 0;
}

/**
 * Whether a day is the n-th such weekday of its month, counted from the start or the end; 0 = any.
 */
function fitsWeekday(rules: readonly WeekdayRule[], now: DayParts): boolean {
	const front = Math.ceil(now.day / 7);
	const back = -Math.ceil((now.length - now.day + 1) / 7);
	return rules.some(
		({ weekday, nth }) => weekday === now.weekday && (nth === 0 || nth === front || nth === back),
	);
}

function fitsMonthDay(rule: Rule, now: DayParts): boolean {
	return rule.monthDays.some((day) => day === now.day || day === now.day - now.length - 1);
}

function fitsDay(rule: Rule, start: string, date: string): boolean {
	const [first, now] = [partsOf(start), partsOf(date)];
	if (rule.months.length > 0 && !rule.months.includes(now.month)) return false;
	if (rule.weekdays.length > 0 && !fitsWeekday(rule.weekdays, now)) return false;
	if (rule.monthDays.length > 0) return fitsMonthDay(rule, now);
	if (rule.weekdays.length > 0 || rule.frequency === 'DAILY') return true;
	if (rule.frequency === 'WEEKLY') return now.weekday === first.weekday;
	if (rule.frequency === 'YEARLY' && rule.months.length === 0 && now.month !== first.month)
		return false;
	return now.day === first.day;
}

/** Number of days to check, bounded whatever the rule says. */
function horizon(rule: Rule, start: string): number {
	const untilDays = rule.until === null ? RECURRENCE_LIMIT.days : daysBetween(start, rule.until);
	return Math.min(RECURRENCE_LIMIT.days, Number.isFinite(untilDays) ? untilDays : 0);
}

/**
 * The days (YYYY-MM-DD) of a recurring event, including the first, within two years and 366
 * occurrences. Each day of the span is checked once, so every rule terminates.
 */
export function occurrencesOf(rule: Rule, start: string): { days: string[]; cut: boolean } {
	const wanted = Math.min(rule.count ?? RECURRENCE_LIMIT.occurrences, RECURRENCE_LIMIT.occurrences);
	const days = [start];
	const span = horizon(rule, start);
	for (let step = 1; step <= span && days.length < wanted; step += 1) {
		const date = addDays(start, step);
		if (inPeriod(rule, start, date) && fitsDay(rule, start, date)) days.push(date);
	}
	const complete =
		rule.count !== null
			? days.length >= rule.count
			: rule.until !== null && span < RECURRENCE_LIMIT.days && days.length < wanted;
	return { days, cut: !complete };
}
