import { CLIENT_LIMITS } from './limits.ts';

/**
 * Something that a reader sends; each holds all that is wanted, so that sending it twice does the
 * same as once.
 */
export type PendingWrite = { method: 'PUT' | 'DELETE'; path: string; body: string };

/** What became of an attempt: taken, never to be taken, or to be tried again. */
export type WriteOutcome = 'taken' | 'refused' | 'later';

/**
 * Puts a write behind those that wait, oldest first; null when as many wait as may (S9.04): it is
 * not kept, and the reader is told.
 */
export function addPendingWrite(
	waiting: readonly PendingWrite[],
	write: PendingWrite,
): PendingWrite[] | null {
	return waiting.length >= CLIENT_LIMITS.pendingWrites ? null : [...waiting, write];
}

/**
 * What an answer means: a guide that is busy or away is asked again, any other refusal is final.
 * Null = no answer came.
 */
export function writeOutcome(status: number | null): WriteOutcome {
	if (status === null || status === 429 || status >= 500) return 'later';
	return status < 400 ? 'taken' : 'refused';
}

/**
 * Sends what waits, in order and one after another, and gives back what is left: all from the first
 * that is to be tried again. `keep` hears of what is left after each, so that a page that goes away
 * in between sends nothing out of order.
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
