/**
 * Result of one check of a source.
 * - applied, proposed: its changes were written, or wait for a person;
 * - same: the guide already has all of it; unchanged: it answered the same as before;
 * - waiting: its last proposal still waits, so it was not read; empty: it has no game;
 * - failed: it could not be fetched or read.
 */
export const CHECK_OUTCOMES = [
	'applied',
	'proposed',
	'same',
	'unchanged',
	'waiting',
	'empty',
	'failed',
] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

/** Outcomes of a source that works and has games. */
export const GOOD_OUTCOMES: readonly CheckOutcome[] = ['applied', 'proposed', 'same', 'unchanged'];

/** What one check of several addresses came to: the first of these that any of them has. */
const TELLING: readonly CheckOutcome[] = [
	...(['applied', 'proposed', 'waiting', 'same', 'unchanged', 'empty'] as const),
];

/** The outcome of a check from those of its addresses: failed only if all have failed. */
export function wholeOutcome(outcomes: readonly CheckOutcome[]): CheckOutcome {
	return TELLING.find((outcome) => outcomes.includes(outcome)) ?? 'failed';
}

/** One check as stored. `at` in UTC milliseconds; `problem` = a code with words in the copy. */
export type SourceCheck = {
	at: number;
	outcome: CheckOutcome;
	problem: string | null;
	games: number;
	unknownNames: number;
};
