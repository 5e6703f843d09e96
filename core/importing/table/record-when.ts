import { importReasons } from '#core/importing/copy/reasons.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import { parseZonePrefix } from '#core/importing/football-txt/time-prefix.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { zonesOfLabel } from '#core/importing/hours/written-zones.ts';
import { zoneOfName } from '#core/importing/ical/zone-names.ts';
import { namedIssue } from '#core/importing/issue.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { type CellDate, type DayOrder, isOpenCell, readCellDate } from './cell-date.ts';
import { readCellTime } from './cell-time.ts';
import { all, first, type TableRecord } from './record.ts';

/** How the table writes days, and the day of rows without one. */
export type WhenHints = {
	order: DayOrder;
	reference: string | null;
	date: string | null;
	/** Cache of parsed cells: the games of a round share few days and hours. */
	moments: Map<string, Result<When, string>>;
};

/** `zone`, `hours`: the clock of the hour, as given by the row itself. */
type When = {
	date: string | null;
	time: string | null;
	zone: string | null;
	hours: HourEvidence[];
	issues: DraftIssue[];
};

type Moment = { found: CellDate; cell: string };

/** The moment in a column with day and hour; one with a zone takes precedence. */
function momentOf(record: TableRecord, hints: WhenHints): Moment | null {
	const cells = [...all(record, 'datetime'), ...all(record, 'date')];
	const found = cells.flatMap((cell) => {
		const date = readCellDate(cell, hints.order, hints.reference);
		return date ? [{ found: date, cell }] : [];
	});
	return found.find(({ found: { zone } }) => zone != null) ?? found[0] ?? null;
}

/** The zone in a column of zones: 'UTC-3', 'America/Sao_Paulo', 'Brasília'. */
function zonesOfCell(text: string | null): Pick<When, 'zone' | 'hours'> {
	if (text === null || isOpenCell(text)) return { zone: null, hours: [] };
	const hours = zonesOfLabel(text);
	if (hours.length > 0) return { zone: null, hours };
	return { zone: parseZonePrefix(text)?.zone ?? zoneOfName(text.trim()), hours };
}

/**
 * Text in place of a day that is not a date: the row is unreadable. Null when there is no such
 * text.
 */
function impossibleDay(record: TableRecord, moment: Moment | null): string | null {
	if (moment) return moment.found.date === null ? moment.cell : null;
	const written = all(record, 'date')[0] ?? all(record, 'datetime')[0] ?? '';
	return !isOpenCell(written) && /\d/u.test(written) ? written : null;
}

type Hour = {
	time: string | null;
	zone: string | null;
	hours?: HourEvidence[];
	issues: DraftIssue[];
};

/**
 * The hour from its own column. The moment's hour is used if it has a zone or the column is empty.
 */
function readHour(record: TableRecord, moment: Moment | null): Hour {
	const own = first(record, 'time');
	const inDate =
		moment && moment.found.rest.trim() !== '' ? readCellTime(moment.found.rest, false) : null;
	const isExact = moment?.found.zone != null && inDate !== null;
	const hour = isExact || own === null || isOpenCell(own) ? inDate : readCellTime(own, true);
	if (hour === null) return { time: null, zone: null, issues: [] };
	const issues =
		hour.time === null ? [namedIssue('invalidTime', (own ?? moment?.cell ?? '').slice(0, 60))] : [];
	return isMidnightOnly(record, moment, hour.time) && own === null
		? { time: null, zone: null, issues }
		: { ...hour, issues };
}

/** Midnight is not an hour in sheets that store days as moments. */
function isMidnightOnly(record: TableRecord, moment: Moment | null, time: string | null): boolean {
	return time === '00:00' && moment?.found.zone == null && all(record, 'datetime').length === 0;
}

/** Cache limit: games of a day are adjacent, so recent moments are enough. */
const MOST_MOMENTS = 4_000;
const WHEN_FIELDS = ['datetime', 'date', 'time', 'zone'] as const;

/** The day and hour of a row. The error is the reason in Portuguese: an impossible day. */
export function readWhen(record: TableRecord, hints: WhenHints): Result<When, string> {
	const key = JSON.stringify([hints.date, ...WHEN_FIELDS.map((field) => record.get(field))]);
	const known = hints.moments.get(key) ?? settleWhen(record, hints);
	if (hints.moments.size >= MOST_MOMENTS) hints.moments.clear();
	hints.moments.set(key, known);
	return known;
}

function settleWhen(record: TableRecord, hints: WhenHints): Result<When, string> {
	const moment = momentOf(record, hints);
	const impossible = impossibleDay(record, moment);
	if (impossible !== null) return fail(importReasons.impossibleDate(impossible.slice(0, 40)));
	const { time, zone, hours = [], issues } = readHour(record, moment);
	const apart = zonesOfCell(first(record, 'zone'));
	return ok({
		date: moment?.found.date ?? hints.date,
		time,
		zone: moment?.found.zone ?? zone ?? apart.zone,
		hours: [...hours, ...apart.hours],
		issues: [...(moment?.found.issues ?? []), ...issues],
	});
}
