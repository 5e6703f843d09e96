import { STREAM_LIMITS } from '#core/live/limits.ts';

type AdmissionOptions = {
	/** Streams in all (STREAM_MAX). */
	most: number;
	/** Milliseconds that only go forward. */
	now: () => number;
	/** From 0 up to, not including, 1. */
	random: () => number;
};

const SECOND = 1_000;

/**
 * Decides who may open a stream. At most `admittedPerSecond` begin in a second, so that all who
 * come back after a restart do not come at once. Networks are looked at only when most places are
 * taken: thousands of phones share the address of one carrier.
 */
export function createAdmission({ most, now, random }: AdmissionOptions) {
	const { admittedPerSecond, retryAfter, network: limits } = STREAM_LIMITS;
	const held = new Map<string, number>();
	let open = 0;
	let secondEnds = 0;
	let begun = 0;

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
		/** Takes a place for a stream of `network`: null, or the seconds after which to come again. */
		enter(network: string): number | null {
			if (isTooQuick() || !isRoomFor(network))
				return retryAfter.least + Math.floor(random() * (retryAfter.most - retryAfter.least + 1));
			begun += 1;
			open += 1;
			held.set(network, (held.get(network) ?? 0) + 1);
			return null;
		},

		/** Gives the place of an ended stream back. */
		leave(network: string): void {
			const left = (held.get(network) ?? 0) - 1;
			open -= 1;
			if (left > 0) held.set(network, left);
			else held.delete(network);
		},

		open: () => open,
	};
}

export type Admission = ReturnType<typeof createAdmission>;
