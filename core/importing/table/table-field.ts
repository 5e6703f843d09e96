/** What a column of a table may mean. */
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
 * The meaning of columns as an operator gave it, by header as written ('Partida') or, for a table
 * without header, by 'A', 'B' … as a spreadsheet names them. 'ignore' = the column is not used.
 * What is not named is found by header and content.
 */
export type ColumnMapping = Readonly<Record<string, TableField | 'ignore'>>;

/** The name that a spreadsheet gives a column: 0 is 'A', 26 is 'AA'. */
export function columnName(index: number): string {
	const last = String.fromCharCode(65 + (index % 26));
	return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/**
 * One row of a table: its number as the spreadsheet numbers it (1-based), or the line of the text,
 * and its cells as text.
 */
export type TableRow = { number: number; cells: string[] };

/**
 * The rows of a table, which may be made anew each time they are walked through. `head`: the first
 * of them, by which columns are understood.
 */
export type TableRows = { head: readonly TableRow[]; all(): Iterable<TableRow> };

/** Rows that are in memory anyway. */
export function rowsAtHand(rows: readonly TableRow[]): TableRows {
	return { head: rows, all: () => rows };
}

/**
 * A table of texts. `cut` = what stands beyond these rows, or beyond the cells of one of them, was
 * left out.
 */
export type Sheet = {
	name: string | null;
	rows: TableRow[];
	cut?: { rows: number | null; row: number | null };
};
