import type { Outbound } from '#server/outbound/outbound.ts';
import { type PushOutcome, pushOutcome } from './push-outcome.ts';
import type { PushOrder, SealedPush } from './seal-push.ts';

/**
 * Messages in flight at once, and connections to one push service: most browsers share three of
 * them.
 */
export const AT_ONCE = 32;
const LIMITS = { maxBytes: 64 * 1024, deadlineMs: 15_000 };

type Lanes = {
	seal: (order: PushOrder) => SealedPush | null;
	outbound: Pick<Outbound, 'request'>;
	signal: AbortSignal;
};

/**
 * Encrypts and sends messages, many at once, and tells what became of each, in their order. Once
 * `signal` fires what is left is 'later'.
 */
export function createPushLanes({
	seal,
	outbound,
	signal,
}: Lanes): (orders: readonly PushOrder[]) => Promise<PushOutcome[]> {
	/** Push services that asked for patience, by origin; until when (Unix milliseconds). */
	const patience = new Map<string, number>();

	async function send(order: PushOrder): Promise<PushOutcome> {
		const { origin } = new URL(order.endpoint);
		const wait = (patience.get(origin) ?? 0) - Date.now();
		if (signal.aborted || wait > 0) return { kind: 'later', afterMs: wait > 0 ? wait : null };
		const sealed = seal(order);
		if (sealed === null) return { kind: 'refused', status: 0 };
		const outcome = pushOutcome(
			await outbound.request({ url: order.endpoint, method: 'POST', ...sealed, signal, ...LIMITS }),
		);
		if (outcome.kind === 'later' && outcome.afterMs !== null)
			patience.set(origin, Date.now() + outcome.afterMs);
		return outcome;
	}

	return async (orders) => {
		const outcomes: PushOutcome[] = [];
		const queue = orders.entries();
		// One iterator for all: each takes the next.
		const lane = async () => {
			for (const [place, order] of queue) outcomes[place] = await send(order);
		};
		await Promise.all(Array.from({ length: AT_ONCE }, lane));
		return outcomes;
	};
}
