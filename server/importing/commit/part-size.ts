/** Maximum number of rows that one transaction writes. */
export const PART_ROWS = 1_000;
const FIRST_ROWS = 100;
const FEWEST_ROWS = 25;
/**
 * Milliseconds of one part above which the next is half as long: other writers wait for a whole
 * part.
 */
const LONG_MS = 300;
const SHORT_MS = 120;

/** Rows in the next part, adapted to how long the last parts held the write lock. */
export type PartSize = {
	readonly rows: number;
	/** Times the work of one transaction. */
	timed<Value>(work: () => Promise<Value>): Promise<Value>;
};

/**
 * A long step runs at idle priority, but its locks block everyone. So its parts shrink on a busy
 * machine. Tests replace the clock.
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
