/** More ends than `most` within `windowMs` milliseconds are a loop. */
const LOOP = { most: 5, windowMs: 60_000 } as const;
const FIRST_PAUSE_MS = 100;

export type CrashWatch = {
	/**
	 * Notes an unexpected end at `now` (monotonic milliseconds).
	 * @returns the pause in milliseconds before the replacement starts; null = a loop, give up.
	 */
	note(now: number): number | null;
};

/** Distinguishes a crash from a loop of crashes. Pauses double with each end that still counts. */
export function createCrashWatch(): CrashWatch {
	let ends: number[] = [];
	return {
		note(now) {
			ends = [...ends.filter((at) => at > now - LOOP.windowMs), now];
			return ends.length > LOOP.most ? null : FIRST_PAUSE_MS * 2 ** (ends.length - 1);
		},
	};
}
