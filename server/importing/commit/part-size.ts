/** Rows that one transaction writes at most. */
export const PART_ROWS = 1_000;
const FIRST_ROWS = 100;
const FEWEST_ROWS = 25;
/** Whoever saves something meanwhile waits for one part: past this the next one is half as long. */
const LONG_MS = 300;
const SHORT_MS = 120;

/** How many rows the next part has, by how long the last ones kept the database to themselves. */
export type PartSize = {
	readonly rows: number;
	/** Does what belongs into one transaction. */
	timed<Value>(work: () => Promise<Value>): Promise<Value>;
};

/**
 * A long step has a core only while nothing else wants one, but what it keeps locked is locked for
 * everybody: on a machine that has no time for it its parts become small. The clock is for tests.
 */
export function createPartSize(clock: () => number = () => performance.now()): PartSize {
	let rows = FIRST_ROWS;
	return {
		get rows() {
			return rows;
		},
		async timed(work) {
			const start = clock();
			const value = await work();
			const took = clock() - start;
			if (took > LONG_MS) rows = Math.max(FEWEST_ROWS, Math.floor(rows / 2));
			else if (took < SHORT_MS) rows = Math.min(PART_ROWS, rows * 2);
			return value;
		},
	};
}
