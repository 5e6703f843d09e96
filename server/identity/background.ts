import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#server/log.ts';

/** Later than the answer, by a time that says nothing. */
const LATER_MS = 25;
const SPREAD_MS = 50;

/**
 * Work that a request starts and does not wait for, so that its answer takes the same time whatever
 * there is to do (V22).
 */
export type Background = {
	/**
	 * Runs `work` after the answer; a failure is logged. Resolves when it is done, and never rejects.
	 */
	run(name: string, work: () => Promise<void>): Promise<void>;
	/** Resolves when nothing is under way. */
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
