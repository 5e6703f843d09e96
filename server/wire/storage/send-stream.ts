import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StorageCall } from './call.ts';

/**
 * Sends a source to its end. Whoever leaves early is no error of ours. Who left before the first
 * byte leaves the source untouched: nobody but us would close it, and its file would stay open.
 */
export async function sendStream(
	{ response, closed }: Pick<StorageCall, 'response' | 'closed'>,
	source: Readable,
): Promise<void> {
	await pipeline(source, response, { signal: closed }).catch(() => response.destroy());
	source.destroy();
}
