/** No output for quick work, then one line per interval. */
const PRINT_EVERY_MS = 2_000;

/** Progress lines of long-running work; disposing ends them. */
export type Progress = {
	/** The present stage: called each time a line is due. */
	stage: () => string | Promise<string>;
} & Disposable;

/**
 * Prints the stage every two seconds; shorter work prints nothing. A stage that cannot be read is
 * skipped.
 */
export function startProgress(print: (line: string) => void, stage: Progress['stage']): Progress {
	const timer = setInterval(() => {
		// Caught: a history that is briefly unreadable costs only one line.
		void (async () => print(await progress.stage()))().catch(() => undefined);
	}, PRINT_EVERY_MS);
	timer.unref();
	const progress: Progress = { stage, [Symbol.dispose]: () => clearInterval(timer) };
	return progress;
}
