/** The possible meanings of a table column. */
export const TABLE_FIELDS = [
	'date',
	'time',
	'datetime',
	'zone',
	'home',
	'away',
	'matchup',
	'team',
	'opponent',
	'side',
	'competition',
	'area',
	'season',
	'round',
	'group',
	'venue',
	'city',
	'channels',
	'status',
	'score',
	'home-score',
	'away-score',
	'home-state',
	'away-state',
] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

/**
 * Column meanings given by an operator. Keys are headers as written ('Partida'), or for tables
 * without a header, 'A', 'B' … as in a spreadsheet. 'ignore' = the column is unused. Other columns
 * are identified by header and content.
 */
export type ColumnMapping = Readonly<Record<string, TableField | 'ignore'>>;

/** The spreadsheet name of a column: 0 is 'A', 26 is 'AA'. */
export function columnName(index: number): string {
	const last = String.fromCharCode(65 + (index % 26));
	return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/**
 * A row of a table, with cells as text. `number`: 1-based row of the spreadsheet, or line of the
 * text.
 */
export type TableRow = { number: number; cells: string[] };

/**
 * The rows of a table, possibly generated again on each iteration. `head`: the first rows, from
 * which columns are understood.
 */
export type TableRows = { head: readonly TableRow[]; all(): Iterable<TableRow> };

/** Rows that are already in memory. */
export function rowsAtHand(rows: readonly TableRow[]): TableRows {
	return { head: rows, all: () => rows };
}

/** A sheet with cells as text. `cut`: rows, or cells of a row, beyond these were left out. */
export type Sheet = {
	name: string | null;
	rows: TableRow[];
	cut?: { rows: number | null; row: number | null };
};
