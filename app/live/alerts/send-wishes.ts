import { QUEUE_KEY, REFUSED_KEY, SENT_KEY } from '#core/alerts/kept.ts';
import { readRefusal } from '#core/alerts/refusal.ts';
import {
	addPendingWrite,
	type PendingWrite,
	sendPendingWrites,
	type WriteOutcome,
	writeOutcome,
} from '#core/live/pending-writes.ts';

/** Puts a write behind those that wait; false = too many wait, it is not kept. */
export function addWrite(write: PendingWrite): boolean {
	const waiting = addPendingWrite(queue(), write);
	if (waiting !== null) keepQueue(waiting);
	return waiting !== null;
}

/** Whether something waits to be sent. */
export const isWaiting = (): boolean => queue().length > 0;

/**
 * Why the guide did not take what was sent last, in its words; null = it took it, or nothing was
 * sent.
 */
export const refusalHere = (): string | null => localStorage.getItem(REFUSED_KEY);

/** When the guide last took something (UTC ms); 0 = never. */
export const sentAt = (): number => Number(localStorage.getItem(SENT_KEY) ?? 0);

/** Nothing is wanted of the guide: what it refused before no longer matters. */
export const forgetRefusal = (): void => keep(REFUSED_KEY, null);

let sending: Promise<void> | null = null;

/**
 * Sends what waits. One page sends at a time, so that what was wanted last is also what arrives
 * last.
 */
export function sendWrites(): Promise<void> {
	// A write may be added while one is sent: only what was sent leaves the queue.
	const send = async () => {
		let isHeldUp = false;
		while (!isHeldUp && isWaiting()) {
			const { left } = await sendPendingWrites(queue(), attempt, () => keepQueue(queue().slice(1)));
			isHeldUp = left.length > 0;
		}
	};
	const inTurn = async () =>
		void (await ('locks' in navigator ? navigator.locks.request(QUEUE_KEY, send) : send()));
	sending ??= inTurn().finally(() => {
		sending = null;
	});
	return sending;
}

/**
 * Each write holds all that is wanted: the last answer counts. A guide that refuses to forget a
 * browser reaches it no longer: it unsubscribes.
 */
async function attempt({ method, path, body }: PendingWrite): Promise<WriteOutcome> {
	const headers = { 'content-type': 'application/json' };
	const reply = await fetch(path, { method, headers, body }).catch(() => null);
	const outcome = writeOutcome(reply?.status ?? null);
	if (outcome === 'taken') keep(SENT_KEY, String(Date.now()));
	if (outcome === 'refused' && method === 'PUT')
		keep(REFUSED_KEY, readRefusal(await reply?.json().catch(() => null)));
	else if (outcome !== 'later') forgetRefusal();
	return outcome;
}

function queue(): PendingWrite[] {
	try {
		return JSON.parse(localStorage.getItem(QUEUE_KEY) ?? '[]') ?? [];
	} catch {
		return [];
	}
}

function keepQueue(waiting: readonly PendingWrite[]): void {
	keep(QUEUE_KEY, waiting.length === 0 ? null : JSON.stringify(waiting));
}

function keep(key: string, text: string | null): void {
	if (text === null) localStorage.removeItem(key);
	else localStorage.setItem(key, text);
}
