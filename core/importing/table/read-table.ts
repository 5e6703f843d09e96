import { createKnown, type Known } from '#core/importing/agenda/known/known.ts';
import { withoutSeason } from '#core/importing/competition-name.ts';
import { importReasons, importWarnings } from '#core/importing/copy/reasons.ts';
import type { IgnoredLine, TableColumn } from '#core/importing/draft-game.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import type { RawReading, TableReading } from '#core/importing/raw-game.ts';
import { createRawGames } from '#core/importing/raw-games.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { shownText } from '#core/importing/source-lines.ts';
import { withoutTitleWords } from '#core/importing/title-words.ts';
import { dayOrderOf, readCellDate } from './cell-date.ts';
import { sampleOf } from './column-content.ts';
import { headerKey } from './column-words.ts';
import { findColumns } from './find-columns.ts';
import type { TableRecord } from './record.ts';
import { type RecordHints, readRecord } from './record-game.ts';
import { divisionOf } from './table-dialect.ts';
import { columnName, type TableField, type TableRow, type TableRows } from './table-field.ts';
import { hoursOfTable } from './table-hours.ts';

type Reader = {
	columns: TableColumn[];
	header: readonly string[];
	hints: RecordHints;
	games: ReturnType<typeof createRawGames>;
	ignored: IgnoredLine[];
};

/** The prefix that stops exported cells from being formulas (`core/exporting/safe-cell.ts`). */
const GUARD = /^'(?=[=+\-@\t\r'])/u;

function toRecord(row: TableRow, columns: readonly TableColumn[]): TableRecord {
	const record = new Map<TableField, string[]>();
	for (const [index, { field }] of columns.entries()) {
		const cell = row.cells[index]?.replace(GUARD, '');
		if (field === null || cell === undefined) continue;
		const cells = record.get(field);
		if (cells) cells.push(cell);
		else record.set(field, [cell]);
	}
	return record;
}

function filled(row: TableRow): string[] {
	return row.cells.filter((cell) => cell.trim() !== '');
}

/**
 * Reads a row with a single cell between the games: the day or competition of the rows below.
 * Returns whether it was one.
 */
function readSection(row: TableRow, reader: Reader): boolean {
	const cells = filled(row);
	const [only = ''] = cells;
	if (cells.length !== 1) return false;
	const { hints } = reader;
	const day = readCellDate(only, hints.order, hints.reference);
	if (day?.date) hints.date = day.date;
	else if (hints.known.competition(withoutSeason(only))) hints.competition = only;
	else return false;
	return true;
}

function isHeaderAgain(row: TableRow, { header }: Reader): boolean {
	return (
		header.length > 0 &&
		row.cells.every((cell, index) => headerKey(cell) === headerKey(header[index] ?? ''))
	);
}

function readRow(row: TableRow, reader: Reader): void {
	if (isHeaderAgain(row, reader)) return;
	const record = toRecord(row, reader.columns);
	const game = readRecord(record, reader.hints);
	const text = shownText(filled(row).join(' | '));
	if (game.ok) {
		const division = divisionOf(game.value.competition ?? '');
		reader.games.push({ line: row.number, text, ...game.value, ...division });
	} else if (!readSection(row, reader))
		reader.ignored.push({ line: row.number, text, reason: game.error });
}

/** A title above the header may be the competition. */
function titleAbove(rows: readonly TableRow[], known: Known): string | null {
	const cells = rows.flatMap(filled).map((cell) => withoutTitleWords(cell.trim()));
	return cells.find((cell) => cell.length <= 60 && known.competition(withoutSeason(cell))) ?? null;
}

function hintsOf(
	{ head, all }: TableRows,
	columns: readonly TableColumn[],
	context: ReadingContext,
): Omit<RecordHints, 'competition' | 'hours' | 'words'> {
	const dates = columns.flatMap(({ field }, index) =>
		field === 'date' || field === 'datetime' ? [index] : [],
	);
	return {
		order: dayOrderOf(cellsOf(head, all(), dates)),
		reference: context.referenceDate ?? null,
		date: null,
		known: createKnown(context),
		channelCells: new Map(),
		moments: new Map(),
	};
}

/**
 * Cells of some columns in every row: one '13' as the month settles the whole column. The first
 * filled ones count twice.
 */
function* cellsOf(
	head: readonly TableRow[],
	rows: Iterable<TableRow>,
	columns: readonly number[],
): Generator<string> {
	for (const column of columns) yield* sampleOf(head, column);
	for (const { cells } of rows) for (const column of columns) yield cells[column] ?? '';
}

const SIDES: ReadonlySet<TableField | null> = new Set(['home', 'matchup', 'opponent']);

/**
 * Facts from around a table that apply to its rows: the day of rows without one, the clock of their
 * hours.
 */
type AroundTable = { date: string | null; hours: readonly HourEvidence[] };

const NOTHING_AROUND: AroundTable = { date: null, hours: [] };

/** Reads one table; null when no column has the teams. */
export function readTable(
	{ head, all }: TableRows,
	context: ReadingContext,
	around = NOTHING_AROUND,
): TableReading | null {
	const { headerIndex, columns, repeated } = findColumns(head, context);
	if (!columns.some(({ field }) => SIDES.has(field))) return null;
	const start = headerIndex === null ? 0 : headerIndex + 1;
	const body: TableRows = { head: head.slice(start), all: () => after(start, all()) };
	const hints = hintsOf(body, columns, context);
	const headerRow = headerIndex === null ? null : (head[headerIndex]?.number ?? null);
	const header = headerIndex === null ? [] : (head[headerIndex]?.cells ?? []);
	const competition = titleAbove(head.slice(0, headerIndex ?? 0), hints.known);
	const { hours, words } = hoursOfTable(
		{ above: head.slice(0, headerIndex ?? 0), body, columns },
		context,
	);
	const reader: Reader = {
		columns,
		header,
		hints: { ...hints, date: around.date, hours: [...hours, ...around.hours], words, competition },
		games: createRawGames(),
		ignored: [],
	};
	for (const row of body.all()) readRow(row, reader);
	return {
		games: reader.games,
		ignored: reader.ignored,
		warnings: repeated.map((cell) =>
			importWarnings.repeatedColumn(headerRow ?? 1, cell.slice(0, 60)),
		),
		tables: [{ headerRow, columns: columns.map((column, index) => named(column, index)) }],
	};
}

function* after(count: number, rows: Iterable<TableRow>): Generator<TableRow> {
	let index = 0;
	for (const row of rows) if (index++ >= count) yield row;
}

function named(column: TableColumn, index: number): TableColumn {
	return column.header === '' ? { ...column, header: columnName(index) } : column;
}

/** Joins the readings of several tables in a document. */
export function joinReadings(readings: readonly TableReading[]): TableReading {
	const [only] = readings;
	if (only?.tables !== undefined && readings.length === 1) return only;
	return {
		games: readings.flatMap(({ games }) => [...games]),
		ignored: readings.flatMap(({ ignored }) => ignored),
		warnings: readings.flatMap(({ warnings }) => warnings),
		tables: readings.flatMap(({ tables }) => tables ?? []),
	};
}

/** Reports that a table without teams holds no games. */
export function noTable(rows: readonly TableRow[]): RawReading {
	const [first] = rows;
	const ignored = first
		? [
				{
					line: first.number,
					text: shownText(first.cells.join(' | ')),
					reason: importReasons.noTeamColumns,
				},
			]
		: [];
	return { games: [], ignored, warnings: [] };
}
