import type { Outbound } from '#server/outbound/outbound.ts';
import { type PushOutcome, pushOutcome } from './push-outcome.ts';
import type { PushOrder, SealedPush } from './seal-push.ts';

/**
 * Messages in flight at once, and connections per push service: three services host most browsers.
 */
export const AT_ONCE = 32;
const LIMITS = { maxBytes: 64 * 1024, deadlineMs: 15_000 };

type Lanes = {
	seal: (order: PushOrder) => SealedPush | null;
	outbound: Pick<Outbound, 'request'>;
	signal: AbortSignal;
};

/**
 * Encrypts and sends messages in parallel and returns their outcomes in the same order. Once
 * `signal` fires, the rest are 'later'.
 */
export function createPushLanes({
	seal,
	outbound,
	signal,
}: Lanes): (orders: readonly PushOrder[]) => Promise<PushOutcome[]> {
	/** Push services in backoff, by origin: no requests until then (Unix milliseconds). */
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
		// All lanes share one iterator, so each takes the next message.
		const lane = async () => {
			for (const [place, order] of queue) outcomes[place] = await send(order);
		};
		await Promise.all(Array.from({ length: AT_ONCE }, lane));
		return outcomes;
	};
}
