/**
 * Rows in one statement: at 20 columns a row, well below the parameter limits of both engines
 * (32,766 and 65,535).
 */
const BATCH_ROWS = 500;

/** Splits a list into parts that fit into one statement. */
export function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
	for (let start = 0; start < rows.length; start += BATCH_ROWS)
		yield rows.slice(start, start + BATCH_ROWS);
}
