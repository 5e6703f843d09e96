import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StorageCall } from './call.ts';

/**
 * Sends a stream to its end. A client that disconnects early is not a server error. If it
 * disconnects before the first byte, the stream is never read and must be destroyed here: otherwise
 * its file stays open.
 */
export async function sendStream(
	{ response, closed }: Pick<StorageCall, 'response' | 'closed'>,
	source: Readable,
): Promise<void> {
	await pipeline(source, response, { signal: closed }).catch(() => response.destroy());
	source.destroy();
}
