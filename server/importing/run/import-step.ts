import { recordOf } from '#core/kit/record.ts';
import type { ImportTask } from './import-task.ts';

/** A step and where its data is: everything that whoever does it is given. */
export type StepOrder = { dataDir: string; databaseUrl: string | null; task: ImportTask };

/**
 * Why a step could not be ended: a code of `core/importing/copy/desk.ts`, and what stands in the
 * log.
 */
export type StepProblem = { code: string; error: unknown };

/** Codes of errors that say more than that something went wrong. */
const TELLING: ReadonlySet<unknown> = new Set(['disk-full', 'unavailable', 'too-slow', 'too-much']);

/** The problem that an error is. */
export function toProblem(error: unknown): StepProblem {
	const { code } = recordOf(error);
	if (code === 'ERR_WORKER_OUT_OF_MEMORY') return { code: 'too-much', error };
	return { code: TELLING.has(code) ? String(code) : 'internal', error };
}
