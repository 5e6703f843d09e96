import { STREAM_LIMITS } from '#core/live/limits.ts';

type AdmissionOptions = {
	/** Maximum number of streams (STREAM_MAX). */
	most: number;
	/** Monotonic milliseconds. */
	now: () => number;
	/** Random number from 0 up to, not including, 1. */
	random: () => number;
};

const SECOND = 1_000;

/**
 * Decides who may open a stream. At most `admittedPerSecond` start per second, which spreads
 * reconnects after a restart. Networks are limited only when most places are taken: thousands of
 * phones share one carrier's address.
 */
export function createAdmission({ most, now, random }: AdmissionOptions) {
	const { admittedPerSecond, retryAfter, network: limits } = STREAM_LIMITS;
	const held = new Map<string, number>();
	let open = 0;
	let secondEnds = 0;
	let begun = 0;
	let refused = 0;

	function isRoomFor(network: string): boolean {
		if (open >= most) return false;
		return open < limits.from * most || (held.get(network) ?? 0) < limits.share * most;
	}

	function isTooQuick(): boolean {
		if (now() < secondEnds) return begun >= admittedPerSecond;
		secondEnds = now() + SECOND;
		begun = 0;
		return false;
	}

	return {
		/** Reserves a place for a stream of `network`. Returns null, or the seconds until a retry. */
		enter(network: string): number | null {
			if (isTooQuick() || !isRoomFor(network)) {
				refused += 1;
				return retryAfter.least + Math.floor(random() * (retryAfter.most - retryAfter.least + 1));
			}
			begun += 1;
			open += 1;
			held.set(network, (held.get(network) ?? 0) + 1);
			return null;
		},

		/** Releases the place of an ended stream. */
		leave(network: string): void {
			const left = (held.get(network) ?? 0) - 1;
			open -= 1;
			if (left > 0) held.set(network, left);
			else held.delete(network);
		},

		open: () => open,
		/** Streams refused since the start. */
		refused: () => refused,
	};
}

export type Admission = ReturnType<typeof createAdmission>;
