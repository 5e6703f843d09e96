import { PLACE, READER } from '#core/football-pt/zone-words.ts';
import { importWarnings } from '#core/importing/copy/reasons.ts';
import type { TableColumn } from '#core/importing/draft-game.ts';
import { zonesOfLabel } from '#core/importing/hours/written-zones.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { dayOrderOf, readCellDate } from './cell-date.ts';
import { readCellTime } from './cell-time.ts';
import { findByContent, sampleOf } from './column-content.ts';
import { fieldOfHeader, headerKey } from './column-words.ts';
import { columnName, type TableField, type TableRow } from './table-field.ts';

/** The position of a table's header, and the meaning of its columns. */
type Columns = {
	/** Index of the header row; null when there is none. */
	headerIndex: number | null;
	columns: TableColumn[];
	/** Headers that occur twice. */
	repeated: string[];
};

const HEADER_ROWS = 20;
const SIDES: ReadonlySet<TableField> = new Set(['home', 'away', 'matchup', 'opponent', 'team']);
/** Cells beyond this number of columns are not read. */
const MOST_COLUMNS = 400;

/** Whether a row has content beyond the columns that are read. */
export function isTooWide({ cells }: TableRow): boolean {
	return (
		cells.length > MOST_COLUMNS && cells.slice(MOST_COLUMNS).some((cell) => cell.trim() !== '')
	);
}

/** The warning for a table whose first too wide row has this number; empty when there is none. */
export function wideTable(row: number | null): string[] {
	return row === null ? [] : [importWarnings.tooManyColumns(row, MOST_COLUMNS)];
}

function knownHeaders(row: TableRow): TableField[] {
	const fields = row.cells
		.slice(0, MOST_COLUMNS)
		.map((cell) => (/\p{L}/u.test(cell) ? fieldOfHeader(cell) : null));
	return fields.filter((field) => field !== null);
}

/**
 * The index of the row, among the first, that names the most columns, including a side; null when
 * none does.
 */
function findHeader(rows: readonly TableRow[]): number | null {
	let best: { index: number; count: number } | null = null;
	for (const [index, row] of rows.slice(0, HEADER_ROWS).entries()) {
		const fields = new Set(knownHeaders(row));
		const hasSide = [...fields].some((field) => SIDES.has(field));
		if (hasSide && fields.size >= 2 && (best === null || fields.size > best.count))
			best = { index, count: fields.size };
	}
	return best?.index ?? null;
}

/** A first row unlike the rows below is a header, even if all its words are unknown. */
function isUnknownHeader(
	rows: readonly TableRow[],
	given: ReadonlyMap<number, TableField>,
): boolean {
	const [first] = rows;
	if (!first || rows.length < 2) return false;
	const dated = [...given].filter(
		([, field]) => field === 'date' || field === 'time' || field === 'datetime',
	);
	return (
		dated.length > 0 &&
		dated.every(
			([column]) =>
				/\p{L}/u.test(first.cells[column] ?? '') && !isDateOrTime(first.cells[column] ?? ''),
		)
	);
}

function isDateOrTime(cell: string): boolean {
	return (
		readCellDate(cell, dayOrderOf([cell]), null)?.date != null ||
		readCellTime(cell, false)?.time != null
	);
}

type Judge = { cells: (cell: string) => boolean; field: TableField | null };

const IS_SIDE = /^(?:casa|fora|home|away|h|a)$/iu;
const isNoDate = (cell: string) =>
	!/\d/u.test(cell) || readCellDate(cell, 'day-first', '2026-01-01') === null;

/**
 * What a column means if most of its cells look like this: 'Dia' may be a weekday, 'Casa' a score,
 * 'Local' the side.
 */
const JUDGES: Partial<Record<TableField, readonly Judge[]>> = {
	date: [{ cells: isNoDate, field: null }],
	matchup: [{ cells: (cell) => /^\d+$/u.test(cell), field: null }],
	home: [
		{ cells: (cell) => /^\d{1,2}$/u.test(cell), field: 'home-score' },
		{ cells: (cell) => IS_SIDE.test(cell), field: 'side' },
	],
	away: [{ cells: (cell) => /^\d{1,2}$/u.test(cell), field: 'away-score' }],
	venue: [{ cells: (cell) => IS_SIDE.test(cell), field: 'side' }],
};

/**
 * The meaning of a column by its header, unless its cells contradict. 'Time' is an hour in English
 * and a team in Portuguese.
 */
function settled(field: TableField, header: string, cells: readonly string[]): TableField | null {
	const most = (fits: (cell: string) => boolean) =>
		cells.length > 0 && cells.filter(fits).length * 2 > cells.length;
	if (field === 'time' && most((cell) => !/\d/u.test(cell)))
		return headerKey(header) === 'time' ? 'team' : null;
	const judge = JUDGES[field]?.find((one) => most(one.cells));
	return judge === undefined ? field : judge.field;
}

/** The meaning that an operator gave a column, by its header or its letter. */
function givenField(
	header: string,
	column: number,
	{ columns }: ReadingContext,
): TableField | 'ignore' | null {
	return columns?.[header] ?? columns?.[columnName(column)] ?? null;
}

/** Fields that may have several columns. Of any other field, only the first column is used. */
const MANY: ReadonlySet<TableField> = new Set([
	'channels',
	'venue',
	'city',
	'round',
	'competition',
	'date',
	'datetime',
	'score',
	'status',
]);

/**
 * The column of hours with the most certain clock: Brasília's, then another named one, then the
 * ground's.
 */
function bestHour(header: readonly string[]): string | undefined {
	const rank = (text: string) => {
		const zones = new Set(zonesOfLabel(text).map(({ zone }) => zone));
		if (zones.size !== 1) return 0;
		return zones.has(GUIDE_ZONE) ? 3 : zones.has(PLACE) ? 1 : zones.has(READER) ? 0 : 2;
	};
	const hours = header.filter(
		(text) => fieldOfHeader(text) === 'time' && headerKey(text) !== 'time',
	);
	return hours.length < 2 ? undefined : hours.toSorted((a, b) => rank(b) - rank(a))[0];
}

function byHeader(
	header: readonly string[],
	body: readonly TableRow[],
	context: ReadingContext,
): TableColumn[] {
	const taken = new Set<TableField>();
	const best = bestHour(header);
	const fieldOf = (text: string, column: number) => {
		const named = fieldOfHeader(text);
		const field = named === null ? null : settled(named, text, sampleOf(body, column));
		return field === 'time' && best !== undefined && text !== best ? null : field;
	};
	return header.map((text, column) => {
		const given = givenField(text, column, context);
		if (given !== null) {
			if (given !== 'ignore') taken.add(given);
			return { header: text, field: given === 'ignore' ? null : given, by: 'given' };
		}
		const field = fieldOf(text, column);
		if (field === null || (taken.has(field) && !MANY.has(field)))
			return { header: text, field: null, by: null };
		taken.add(field);
		return { header: text, field, by: 'header' };
	});
}

function addByContent(
	columns: TableColumn[],
	body: readonly TableRow[],
	context: ReadingContext,
): TableColumn[] {
	const free = columns.flatMap(({ field, by }, column) =>
		field === null && by !== 'given' && column < MOST_COLUMNS ? [column] : [],
	);
	const given = new Set(columns.flatMap(({ field }) => field ?? []));
	const found = findByContent(body, free, given, context);
	return columns.map((column, index) => {
		const field = found.get(index);
		return field === undefined ? column : { ...column, field, by: 'content' };
	});
}

function repeatedHeaders(header: readonly string[]): string[] {
	const keys = header.map(headerKey).filter((key) => key !== '');
	return [
		...new Set(header.filter((text) => keys.filter((key) => key === headerKey(text)).length > 1)),
	];
}

/**
 * Finds the header of a table and the meaning of each column: as given, by its header, or else by
 * its cells.
 */
export function findColumns(rows: readonly TableRow[], context: ReadingContext): Columns {
	const headerIndex = findHeader(rows);
	if (headerIndex !== null) {
		const header = (rows[headerIndex]?.cells ?? []).slice(0, MOST_COLUMNS);
		const body = rows.slice(headerIndex + 1);
		return {
			headerIndex,
			columns: addByContent(byHeader(header, body, context), body, context),
			repeated: repeatedHeaders(header),
		};
	}
	const width = Math.min(
		MOST_COLUMNS,
		Math.max(0, ...rows.slice(0, 200).map(({ cells }) => cells.length)),
	);
	const nameless: TableColumn[] = Array.from({ length: width }, () => ({
		header: '',
		field: null,
		by: null,
	}));
	const content = addByContent(nameless, rows.slice(1).length > 0 ? rows.slice(1) : rows, context);
	const given = new Map(
		content.flatMap(({ field }, column) => (field === null ? [] : [[column, field] as const])),
	);
	const hasHeader = isUnknownHeader(rows, given);
	const header = hasHeader ? (rows[0]?.cells ?? []) : [];
	const columns = content.map((column, index): TableColumn => {
		const asked = givenField(header[index] ?? '', index, context);
		const named = { ...column, header: header[index] ?? '' };
		return asked === null
			? named
			: { ...named, field: asked === 'ignore' ? null : asked, by: 'given' };
	});
	return { headerIndex: hasHeader ? 0 : null, columns, repeated: [] };
}
