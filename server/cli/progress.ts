/** Silence for what is quick, then a line each time. */
const TELL_EVERY_MS = 2_000;

/** What a long work tells of itself while it runs; ends with `using`. */
export type Progress = {
	/** What is being done from now on: asked each time a line is due. */
	stage: () => string | Promise<string>;
} & Disposable;

/**
 * Tells every two seconds what goes on; a work of less than two seconds tells nothing. A stage that
 * cannot be read is not told.
 */
export function startProgress(tell: (line: string) => void, stage: Progress['stage']): Progress {
	const timer = setInterval(() => {
		// Its promise is caught: a history that cannot be read for a moment costs one line.
		void (async () => tell(await progress.stage()))().catch(() => undefined);
	}, TELL_EVERY_MS);
	timer.unref();
	const progress: Progress = { stage, [Symbol.dispose]: () => clearInterval(timer) };
	return progress;
}
