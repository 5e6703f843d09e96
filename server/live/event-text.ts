import type { LiveEvent } from '#core/live/contract.ts';

/**
 * Events of one data version as the bytes of a stream (HTML, Server-sent events). Only the last one
 * carries the version as its id: a client that is cut off in between gets all of them again.
 */
export function eventText(events: readonly LiveEvent[], version: number): Buffer {
	const texts = events.map(
		({ kind, ...data }) => `event: ${kind}\ndata: ${JSON.stringify(data)}\n`,
	);
	return Buffer.from(`${texts.join('\n')}id: ${version}\n\n`);
}

/** Heartbeat: a comment, and the version up to which everything was sent. It triggers no event. */
export function heartbeatText(version: number): Buffer {
	return Buffer.from(`:\nid: ${version}\n\n`);
}
