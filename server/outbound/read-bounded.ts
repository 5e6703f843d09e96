import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { recordOf } from '#core/kit/record.ts';
import { OutboundError } from './outbound-problem.ts';

/** The encodings that we announce. */
export const ACCEPTED_ENCODINGS = 'gzip, br, deflate';

const DECODERS = new Map([
	['gzip', createGunzip],
	['x-gzip', createGunzip],
	['br', createBrotliDecompress],
	['deflate', createInflate],
]);

/**
 * Reads a body through at most one layer of compression, and stops at the first decompressed byte
 * over the limit (V12). The rest of the body is discarded.
 * @throws OutboundError 'too-large' | 'encoding'
 */
export async function readBounded(
	body: Readable,
	encoding: string,
	maxBytes: number,
): Promise<Buffer> {
	const layers = encoding
		.split(',')
		.map((layer) => layer.trim().toLowerCase())
		.filter((layer) => layer !== '' && layer !== 'identity');
	const decode = layers.length === 1 ? DECODERS.get(layers[0] ?? '') : undefined;
	if (layers.length > 0 && decode === undefined) {
		// A discarded stream may still emit errors: ignore them.
		body.on('error', () => undefined).destroy();
		throw new OutboundError('encoding', layers.join(', ').slice(0, 80));
	}
	const parts: Buffer[] = [];
	let length = 0;
	async function collect(source: AsyncIterable<Buffer>): Promise<void> {
		for await (const part of source) {
			length += part.length;
			if (length > maxBytes) throw new OutboundError('too-large', `more than ${maxBytes} bytes`);
			parts.push(part);
		}
	}
	try {
		await (decode === undefined ? pipeline(body, collect) : pipeline(body, decode(), collect));
	} catch (error) {
		throw isZlib(error) ? new OutboundError('encoding', 'damaged', { cause: error }) : error;
	}
	return Buffer.concat(parts);
}

function isZlib(error: unknown): boolean {
	const { code } = recordOf(error);
	return typeof code === 'string' && /^Z_|^ERR__?(?:ZLIB|BROTLI)|^ERR_PADDING/.test(code);
}
