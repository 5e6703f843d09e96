import type { doctorCopy } from '#core/copy/doctor.ts';
import type { Config } from '#server/config/config.ts';

/**
 * Result of a check. `note` = works, but the operator should know; `problem` = the doctor exits
 * with 1.
 */
export type Finding = { state: keyof typeof doctorCopy.states; words: string | null };

/** One check of the installation. It may throw: the message becomes the problem. */
export type Check = (config: Config) => Promise<Finding>;

/** Nothing to report. */
export const FINE: Finding = { state: 'fine', words: null };

/** Works, with a sentence that the operator should read. */
export function note(words: string): Finding {
	return { state: 'note', words };
}

/** Does not work; `words` says what to do. */
export function problem(words: string): Finding {
	return { state: 'problem', words };
}
