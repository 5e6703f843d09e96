import { QUEUE_KEY, REFUSED_KEY, SENT_KEY } from '#core/alerts/kept.ts';
import { readRefusal } from '#core/alerts/refusal.ts';
import {
	addPendingWrite,
	type PendingWrite,
	sendPendingWrites,
	type WriteOutcome,
	writeOutcome,
} from '#core/live/pending-writes.ts';

/** Appends a write to the queue; false = the queue is full, and the write is dropped. */
export function addWrite(write: PendingWrite): boolean {
	const waiting = addPendingWrite(queue(), write);
	if (waiting !== null) keepQueue(waiting);
	return waiting !== null;
}

/** Whether writes are pending. */
export const isWaiting = (): boolean => queue().length > 0;

/** The guide's message if it refused the last write; null = accepted, or nothing was sent. */
export const refusalHere = (): string | null => localStorage.getItem(REFUSED_KEY);

/** When the guide last accepted a write (UTC ms); 0 = never. */
export const sentAt = (): number => Number(localStorage.getItem(SENT_KEY) ?? 0);

/** No wishes are left, so an earlier refusal no longer matters. */
export const forgetRefusal = (): void => keep(REFUSED_KEY, null);

let sending: Promise<void> | null = null;

/** Sends pending writes. Only one page sends at a time, so the latest wish also arrives last. */
export function sendWrites(): Promise<void> {
	// A write may be added during a request: only sent writes leave the queue.
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
 * Each write holds all wishes, so only the last answer counts. If the guide refuses to delete a
 * browser, unsubscribing still stops its alerts.
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
