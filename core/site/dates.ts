/**
 * Zone of the guide: "hoje" and "amanhã" are São Paulo days for all readers. Brazil has had no
 * daylight saving time since 2019 (Decreto 9.772).
 */
export const GUIDE_ZONE = 'America/Sao_Paulo';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Range of the archive: other years are refused as input errors. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const partsFormat = new Intl.DateTimeFormat('en-CA', {
	timeZone: GUIDE_ZONE,
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
});

type LocalParts = Readonly<{ day: string; hour: number; minute: number }>;

/** A page formats the same few kickoffs many times, and Intl takes microseconds for each. */
const knownParts = new Map<number, LocalParts>();
const KNOWN_PARTS = 4_000;

function localParts(instant: number): LocalParts {
	const known = knownParts.get(instant);
	if (known !== undefined) return known;
	const part: Record<string, string> = {};
	for (const { type, value } of partsFormat.formatToParts(instant)) part[type] = value;
	const parts = {
		day: `${part.year}-${part.month}-${part.day}`,
		hour: Number(part.hour),
		minute: Number(part.minute),
	};
	if (knownParts.size >= KNOWN_PARTS) knownParts.clear();
	knownParts.set(instant, parts);
	return parts;
}

/** The day (YYYY-MM-DD) in São Paulo of a UTC instant in milliseconds. */
export function dayOf(instant: number): string {
	return localParts(instant).day;
}

/** Hour (0–23) and minute in São Paulo of a UTC instant in milliseconds. */
export function timeOf(instant: number): { hour: number; minute: number } {
	const { hour, minute } = localParts(instant);
	return { hour, minute };
}

/**
 * A valid calendar day from 1900 to 2100 in the form YYYY-MM-DD, or null ('2026-02-30', '1850',
 * 'hoje').
 */
export function parseDay(text: string): string | null {
	const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
	if (!match) return null;
	const year = Number(match[1]);
	if (year < FIRST_YEAR || year > LAST_YEAR) return null;
	const time = Date.parse(`${text}T00:00:00Z`);
	return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

/** The day `count` days after (before, when negative) a day. */
export function addDays(day: string, count: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/**
 * UTC instant in milliseconds at which a day begins in São Paulo. Where 00h00 did not exist
 * (daylight saving before 2019), the first instant after it.
 */
export function startOfDay(day: string): number {
	const midnightUtc = Date.parse(`${day}T00:00:00Z`);
	const usual = USUAL_OFFSET_HOURS.map((hours) => midnightUtc + hours * HOUR_MS).find((instant) =>
		begins(day, instant),
	);
	return usual ?? searchStart(day, midnightUtc);
}

/** Standard and daylight saving time. */
const USUAL_OFFSET_HOURS = [3, 2];

function begins(day: string, instant: number): boolean {
	return dayOf(instant) >= day && dayOf(instant - 1) < day;
}

/**
 * São Paulo was always between UTC−4 and UTC−2, including its local mean time before 1914. The day
 * begins between these instants.
 */
function searchStart(day: string, midnightUtc: number): number {
	let before = midnightUtc + 2 * HOUR_MS - 1;
	let from = before + 2 * HOUR_MS + 1;
	while (from - before > 1) {
		const middle = Math.floor((before + from) / 2);
		if (dayOf(middle) >= day) from = middle;
		else before = middle;
	}
	return from;
}

/** An hour in Brazilian notation: '21h30', '20h', '0h30'. Input: UTC milliseconds. */
export function formatHour(instant: number): string {
	const { hour, minute } = timeOf(instant);
	return minute === 0 ? `${hour}h` : `${hour}h${String(minute).padStart(2, '0')}`;
}

function utcFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
	const format = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options });
	return (day) => format.format(Date.parse(`${day}T00:00:00Z`));
}

/** 'sexta-feira, 20 de novembro de 2026'. */
export const formatLongDay = utcFormat({
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	year: 'numeric',
});

/** 'sexta-feira, 20 de novembro'. */
export const formatDayAndMonth = utcFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** 'novembro de 2026'. */
export const formatMonth = utcFormat({ month: 'long', year: 'numeric' });

/** '20/11/2026'. */
export const formatNumericDay = utcFormat({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** '20/11'. */
export const formatShortDay = utcFormat({ day: '2-digit', month: '2-digit' });

const weekdayFormat = utcFormat({ weekday: 'short' });

/** 'sex' (three letters, no point). */
export function weekdayShort(day: string): string {
	return weekdayFormat(day).replace('.', '');
}

/**
 * ISO 8601 with São Paulo's offset at that instant ('2026-11-20T21:30:00-03:00'), for `<time
 * datetime>` and structured data.
 */
export function isoLocal(instant: number): string {
	const { day, hour, minute } = localParts(instant);
	const two = (value: number) => String(value).padStart(2, '0');
	const offset = Math.round(
		(Date.parse(`${day}T${two(hour)}:${two(minute)}:00Z`) - Math.floor(instant / 60_000) * 60_000) /
			60_000,
	);
	const sign = offset < 0 ? '-' : '+';
	return `${day}T${two(hour)}:${two(minute)}:00${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}
