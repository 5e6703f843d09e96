import { recordOf } from '#core/kit/record.ts';
import type { ImportTask } from './import-task.ts';

/** A step with the location of its data: the complete input of its executor. */
export type StepOrder = { dataDir: string; databaseUrl: string | null; task: ImportTask };

/** Why a step failed: a code of `core/importing/copy/desk.ts`, and the error for the log. */
export type StepProblem = { code: string; error: unknown };

/** Error codes with a message of their own. */
const WITH_MESSAGE: ReadonlySet<unknown> = new Set([
	'disk-full',
	'unavailable',
	'moving',
	'too-slow',
	'too-much',
]);

/** Maps an error to a problem. */
export function toProblem(error: unknown): StepProblem {
	const { code } = recordOf(error);
	if (code === 'ERR_WORKER_OUT_OF_MEMORY') return { code: 'too-much', error };
	return { code: WITH_MESSAGE.has(code) ? String(code) : 'internal', error };
}
