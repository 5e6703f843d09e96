import { importWarnings } from '#core/copy/importing.ts';
import { readAgenda } from '#core/importing/agenda/read-agenda.ts';
import type { RawReading } from '#core/importing/raw-game.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { wideTable } from './find-columns.ts';
import { noTable, readTable } from './read-table.ts';
import { findDelimiter, splitDelimited } from './split-delimited.ts';

/** No spreadsheet holds more rows. */
const MOST_ROWS = 200_000;

/**
 * Reads a table of text: any delimiter, quoted cells with line breaks, headers in Portuguese or English or none at all. A text whose columns
 * tell no teams is read as an agenda, line by line.
 */
export function readCsv(text: string, context: ReadingContext): RawReading {
	const { delimiter, start } = findDelimiter(text);
	// What stands before is blanked, so that rows keep the numbers of their lines.
	const body = start === 0 ? text.replace(/^\uFEFF/u, '') : `\n${text.slice(start)}`;
	const { rows, wide } = splitDelimited(body.replaceAll('\0', ''), delimiter, MOST_ROWS);
	const reading = readTable({ name: null, rows }, context) ?? agendaInstead(text, context) ?? noTable(rows);
	const long = rows.length >= MOST_ROWS ? [importWarnings.tooManyRows(MOST_ROWS)] : [];
	return { ...reading, warnings: [...reading.warnings, ...wideTable(rows, wide), ...long] };
}

function agendaInstead(text: string, context: ReadingContext): RawReading | null {
	const reading = readAgenda(text, context);
	return reading.games.length > 0 ? reading : null;
}
