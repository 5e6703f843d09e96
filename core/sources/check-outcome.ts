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

/** One check as stored. `at` in UTC milliseconds; `problem` = a code with words in the copy. */
export type SourceCheck = {
	at: number;
	outcome: CheckOutcome;
	problem: string | null;
	games: number;
	unknownNames: number;
};
