import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#server/log.ts';

/** Delay after the response, in milliseconds; the random part hides the work from timing. */
const LATER_MS = 25;
const SPREAD_MS = 50;

/**
 * Work that a request starts without waiting, so that the response time does not depend on it
 * (V22).
 */
export type Background = {
	/** Runs `work` after the response and logs a failure. Resolves when done; never rejects. */
	run(name: string, work: () => Promise<void>): Promise<void>;
	/** Resolves when no work is in flight. */
	settled(): Promise<void>;
};

export function createBackground(log: Log): Background {
	const underWay = new Set<Promise<void>>();
	return {
		run(name, work) {
			const running = pause(LATER_MS + (performance.now() % SPREAD_MS))
				.then(work)
				.catch((error: unknown) => log.error({ err: error, work: name }, 'background work failed'))
				.finally(() => underWay.delete(running));
			underWay.add(running);
			return running;
		},
		async settled() {
			while (underWay.size > 0) await Promise.all(underWay);
		},
	};
}
