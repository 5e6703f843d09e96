const SAME_SIGNAL_MS = 300;

/** The shutdown signals of a process. */
export type Signals = {
	/** Requests an orderly shutdown. */
	first: Promise<void>;
	/** Requests an immediate exit. */
	second: Promise<void>;
	/** Like a first signal. */
	end(): void;
};

/**
 * The first and second shutdown signals. npm delivers one Ctrl+C twice, so signals in quick
 * succession count as one.
 */
export function listenForSignals(): Signals {
	const first = Promise.withResolvers<void>();
	const second = Promise.withResolvers<void>();
	let firstAt: number | null = null;
	function onSignal(): void {
		const now = performance.now();
		firstAt ??= now;
		first.resolve();
		if (now - firstAt > SAME_SIGNAL_MS) second.resolve();
	}
	process.on('SIGTERM', onSignal);
	process.on('SIGINT', onSignal);
	return { first: first.promise, second: second.promise, end: first.resolve };
}
