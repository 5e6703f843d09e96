import { type ListingWords, wordsOfHeaders } from '#core/football-pt/listing-words.ts';
import type { TableColumn } from '#core/importing/draft-game.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { zonesOfLabel, zonesOfText } from '#core/importing/hours/written-zones.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { hoursOfFormat } from './table-dialect.ts';
import type { TableField, TableRow, TableRows } from './table-field.ts';

const OF_HOURS: ReadonlySet<TableField | null> = new Set(['time', 'datetime', 'date', 'zone']);
/** A row with at most this many cells may be a note. */
const NOTE_CELLS = 3;

type Table = { above: readonly TableRow[]; body: TableRows; columns: readonly TableColumn[] };

/**
 * Evidence for the clock of a table's hours: in headers, in titles above, in notes between and
 * below its rows, in its format.
 */
export function hoursOfTable(
	{ above, body, columns }: Table,
	{ fileName }: ReadingContext,
): { hours: HourEvidence[]; words: ListingWords } {
	const headers = columns.map(({ header }) => header);
	const labels = columns
		.filter(({ field }) => OF_HOURS.has(field))
		.flatMap(({ header }) => zonesOfLabel(header));
	const titles = above.flatMap(({ cells }) => zonesOfText(cells.join(' | ')));
	return {
		hours: eachOnce([
			...labels,
			...titles,
			...notes(body),
			...hoursOfFormat(headers, fileName ?? ''),
		]),
		words: wordsOfHeaders(headers),
	};
}

function notes({ all }: TableRows): HourEvidence[] {
	const found: HourEvidence[] = [];
	for (const { cells } of all()) {
		const filled = cells.filter((cell) => cell.trim() !== '');
		if (filled.length <= NOTE_CELLS && filled.some((cell) => cell.length > 8))
			found.push(...zonesOfText(filled.join(' | ')));
	}
	return found;
}

function eachOnce(hours: readonly HourEvidence[]): HourEvidence[] {
	return [...new Map(hours.map((one) => [`${one.ground} ${one.zone}`, one])).values()];
}
