import { CLIENT_LIMITS } from './limits.ts';

/** A write of a reader; it holds the full state, so sending it twice is idempotent. */
export type PendingWrite = { method: 'PUT' | 'DELETE'; path: string; body: string };

/** Result of an attempt: accepted, rejected for good, or to be retried. */
export type WriteOutcome = 'taken' | 'refused' | 'later';

/**
 * Appends a write to the queue, oldest first. Null when the queue is full (S9.04): the write is
 * dropped and the reader is notified.
 */
export function addPendingWrite(
	waiting: readonly PendingWrite[],
	write: PendingWrite,
): PendingWrite[] | null {
	return waiting.length >= CLIENT_LIMITS.pendingWrites ? null : [...waiting, write];
}

/**
 * Meaning of a response: a busy or unavailable guide is retried, any other refusal is final. Null =
 * no response.
 */
export function writeOutcome(status: number | null): WriteOutcome {
	if (status === null || status === 429 || status >= 500) return 'later';
	return status < 400 ? 'taken' : 'refused';
}

/**
 * Sends the queue in order, one at a time, and returns the rest: everything from the first one to
 * retry. It calls `keep` with the rest after each, so that closing the page cannot reorder writes.
 */
export async function sendPendingWrites(
	waiting: readonly PendingWrite[],
	send: (write: PendingWrite) => Promise<WriteOutcome>,
	keep: (left: readonly PendingWrite[]) => void,
): Promise<{ left: readonly PendingWrite[]; refused: PendingWrite[] }> {
	const refused: PendingWrite[] = [];
	let left = waiting;
	for (const write of waiting) {
		const outcome = await send(write);
		if (outcome === 'later') break;
		if (outcome === 'refused') refused.push(write);
		left = left.slice(1);
		keep(left);
	}
	return { left, refused };
}
