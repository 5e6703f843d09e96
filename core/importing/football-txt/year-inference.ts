import { daysBetween, parseDay } from '#core/site/dates.ts';
import { parseDatePrefix, type WrittenDate, weekdayOfDate } from './date-prefix.ts';

/** What a document says about its years. */
export type YearHints = {
	/** '# Date  Fri Aug/2 2024 - Sat May/17 2025': first and last day. */
	window: { from: string; to: string } | null;
	/** Year, or first year of the season, in the title or the path of the file. */
	season: { year: number; split: boolean } | null;
	/** Most likely year by weekdays and reference date, without other hints. */
	guess: number | null;
};

/**
 * Penalties for a candidate year; `perYear` applies per year of distance from the previous game.
 */
const COST = { outsideWindow: 1000, weekday: 30, outsideSeason: 60, nextYear: 20, perYear: 40 };

const SEASON = /(?<!\d)((?:18|19|20)\d{2})(?:\s*[/\-–_]\s*((?:19|20)\d{2}|\d{2})(?!\d))?(?!\d)/u;

/** The year or season in a title or path: 'Premier League 2025/26', 'brazil/2013/mineiro.txt'. */
export function seasonIn(text: string): { year: number; split: boolean } | null {
	const match = SEASON.exec(text);
	if (!match) return null;
	const year = Number(match[1]);
	const end = match[2];
	const split = end !== undefined && Number(end) % 100 === (year + 1) % 100;
	return { year, split };
}

function isoDay(year: number, date: Pick<WrittenDate, 'month' | 'day'>): string | null {
	const pad = (value: number, size: number) => String(value).padStart(size, '0');
	return parseDay(`${pad(year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`);
}

/**
 * Parses the range of a '# Date' comment. A first date without a year gets the year that places it
 * before the last one.
 */
export function windowIn(text: string): { from: string; to: string } | null {
	const first = parseDatePrefix(text);
	const gap = first ? /^\s*[-–]\s*/u.exec(first.rest) : null;
	const last = first && gap ? parseDatePrefix(first.rest.slice(gap[0].length)) : null;
	if (!first || !last) return null;
	const endYear = last.date.year ?? first.date.year;
	if (endYear === null) return null;
	const to = isoDay(endYear, last.date);
	const sameYear = isoDay(endYear, first.date);
	const from =
		first.date.year !== null
			? isoDay(first.date.year, first.date)
			: sameYear !== null && to !== null && sameYear <= to
				? sameYear
				: isoDay(endYear - 1, first.date);
	return from !== null && to !== null && from <= to ? { from, to } : null;
}

/**
 * The year that matches the most written weekdays, in a tie the one nearest to the reference; null
 * without a reference.
 */
export function guessYear(dates: readonly WrittenDate[], reference: string | null): number | null {
	if (reference === null) return null;
	const referenceYear = Number(reference.slice(0, 4));
	const dated = dates.filter((date) => date.weekdays.length > 0);
	if (dated.length === 0) return nearestYear(dates, reference);
	const fits = (year: number) =>
		dated.filter((date) => date.weekdays.includes(weekdayOfDate(year, date.month, date.day)))
			.length;
	const years = Array.from({ length: 30 }, (_, index) => referenceYear + 1 - index);
	const ranked = years.map((year) => ({
		year,
		fits: fits(year),
		away: Math.abs(year - referenceYear),
	}));
	ranked.sort((a, b) => b.fits - a.fits || a.away - b.away);
	return ranked[0]?.year ?? referenceYear;
}

function nearestYear(dates: readonly WrittenDate[], reference: string): number {
	const year = Number(reference.slice(0, 4));
	const first = dates[0];
	if (!first) return year;
	const distance = (candidate: number) => {
		const day = isoDay(candidate, first);
		return day === null ? Number.POSITIVE_INFINITY : Math.abs(daysBetween(reference, day));
	};
	return [year, year + 1, year - 1].reduce((best, candidate) =>
		distance(candidate) < distance(best) ? candidate : best,
	);
}

/** Whether a day is outside the two-year season in a title ('Premier League 2025/26'). */
export function isOutsideSeason(day: string, season: { year: number; split: boolean }): boolean {
	return season.split && (day < `${season.year}-06-10` || day > `${season.year + 1}-07-31`);
}

function seasonCost(day: string, season: YearHints['season']): number {
	if (season === null) return 0;
	const year = Number(day.slice(0, 4));
	if (season.split) return isOutsideSeason(day, season) ? COST.outsideSeason : 0;
	if (year === season.year) return 0;
	return year === season.year + 1 ? COST.nextYear : COST.outsideSeason;
}

function startOf(hints: YearHints): string | null {
	if (hints.window) return hints.window.from;
	if (hints.season) return hints.season.split ? `${hints.season.year}-08-01` : null;
	return null;
}

/** The year around which candidates are tried. */
function baseYear(previous: string | null, hints: YearHints): number | null {
	if (hints.window) return Number(hints.window.from.slice(0, 4));
	if (hints.season) return hints.season.year;
	return previous === null ? hints.guess : Number(previous.slice(0, 4));
}

function windowCost(day: string, window: YearHints['window']): number {
	return window !== null && (day < window.from || day > window.to) ? COST.outsideWindow : 0;
}

function weekdayCost(date: WrittenDate, year: number): number {
	if (date.weekdays.length === 0) return 0;
	return date.weekdays.includes(weekdayOfDate(year, date.month, date.day)) ? 0 : COST.weekday;
}

/**
 * The year of a date without one: within the document's span, matching its weekday, near the
 * previous date. None of the three is reliable alone: files mistype weekdays, and groups restart in
 * the first month of a season. Null when neither the document nor its context gives any year.
 */
export function inferYear(
	date: WrittenDate,
	previous: string | null,
	hints: YearHints,
): number | null {
	const base = baseYear(previous, hints);
	if (base === null) return null;
	const anchor = previous ?? startOf(hints);
	const yearsAway = (day: string, year: number) =>
		anchor === null ? Math.abs(year - base) : Math.abs(daysBetween(anchor, day)) / 365;
	const candidates = [base, base + 1, base - 1, base + 2, base - 2].flatMap((year) => {
		const day = isoDay(year, date);
		if (day === null) return [];
		const cost =
			windowCost(day, hints.window) +
			weekdayCost(date, year) +
			seasonCost(day, hints.season) +
			yearsAway(day, year) * COST.perYear;
		return [{ year, cost }];
	});
	const best = candidates.reduce<(typeof candidates)[number] | null>(
		(least, next) => (least === null || next.cost < least.cost ? next : least),
		null,
	);
	return best?.year ?? null;
}
