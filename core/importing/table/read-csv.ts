import { readAgenda } from '#core/importing/agenda/read-agenda.ts';
import { importWarnings } from '#core/importing/copy/reasons.ts';
import type { RawReading, TableReading } from '#core/importing/raw-game.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { isTooWide, wideTable } from './find-columns.ts';
import { noTable, readTable } from './read-table.ts';
import { type DelimitedRow, findDelimiter, walkDelimited } from './split-delimited.ts';
import type { TableRow } from './table-field.ts';

/** Row limit; no real spreadsheet has more. */
const MOST_ROWS = 200_000;
/** Number of rows from which the columns are understood. */
const HEAD_ROWS = 2_000;

/**
 * Reads a table of text: any delimiter, quoted cells with line breaks, headers in Portuguese or
 * English or none. Text without columns for teams is read as an agenda.
 */
export function readCsv(text: string, context: ReadingContext): TableReading {
	const { delimiter, start } = findDelimiter(text);
	// Replaces the text before the table by a line break, so that row numbers match line numbers.
	const body = (start === 0 ? text.replace(/^\uFEFF/u, '') : `\n${text.slice(start)}`).replaceAll(
		'\0',
		'',
	);
	const all = () => walkDelimited(body, delimiter, MOST_ROWS);
	const { head, wide, isLong } = lookThrough(all());
	const reading =
		readTable({ head, all }, context) ?? agendaInstead(text, context) ?? noTable(head);
	const long = isLong ? [importWarnings.tooManyRows(MOST_ROWS)] : [];
	return { ...reading, warnings: [...reading.warnings, ...wideTable(wide), ...long] };
}

/**
 * The first rows, the number of the first row that is too wide, and whether the row limit is
 * reached.
 */
function lookThrough(rows: Iterable<DelimitedRow>): {
	head: TableRow[];
	wide: number | null;
	isLong: boolean;
} {
	const head: TableRow[] = [];
	let wide: number | null = null;
	let count = 0;
	for (const row of rows) {
		if (count < HEAD_ROWS) head.push(row);
		if (wide === null && (row.isCut || isTooWide(row))) wide = row.number;
		count++;
	}
	return { head, wide, isLong: count >= MOST_ROWS };
}

function agendaInstead(text: string, context: ReadingContext): RawReading | null {
	const reading = readAgenda(text, context);
	return reading.games.length > 0 ? reading : null;
}
