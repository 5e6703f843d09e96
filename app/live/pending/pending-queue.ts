import { QUEUE_KEY } from '#core/live/kept.ts';
import {
	addPendingWrite,
	type PendingWrite,
	sendPendingWrites,
	type WriteOutcome,
	writeOutcome,
} from '#core/live/pending-writes.ts';
import { noteAnswer } from './note-answer.ts';

/** Appends a write to the queue; false = the queue is full, and the write is dropped. */
export function addWrite(write: PendingWrite): boolean {
	const waiting = addPendingWrite(queue(), write);
	if (waiting !== null) keepQueue(waiting);
	return waiting !== null;
}

/** Whether writes are pending. */
export const isWaiting = (): boolean => queue().length > 0;

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
		if (isHeldUp) window.addEventListener('online', () => void sendWrites(), { once: true });
	};
	const inTurn = async () =>
		void (await ('locks' in navigator ? navigator.locks.request(QUEUE_KEY, send) : send()));
	sending ??= inTurn().finally(() => {
		sending = null;
	});
	return sending;
}

async function attempt(write: PendingWrite): Promise<WriteOutcome> {
	const { method, path, body } = write;
	const headers = { 'content-type': 'application/json' };
	const reply = await fetch(path, { method, headers, body }).catch(() => null);
	const outcome = writeOutcome(reply?.status ?? null);
	if (outcome !== 'later') noteAnswer(write, outcome, await reply?.json().catch(() => null));
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
	if (waiting.length === 0) localStorage.removeItem(QUEUE_KEY);
	else localStorage.setItem(QUEUE_KEY, JSON.stringify(waiting));
}
