import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this size compression saves less than its header costs. */
const WORTH_BYTES = 860;
const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 5;
/** 256 KB holds any page of ours; the encoder's memory grows with its window, 4 MB by default. */
const BROTLI_WINDOW_BITS = 18;

type Bytes = Uint8Array<ArrayBuffer>;
export type Packed =
	| { identity: Bytes; gzip: null; brotli: null }
	| { identity: null; gzip: Bytes; brotli: Bytes };

/**
 * A page's bytes in all encodings. Synchronous in the calling render thread: tasks of Node's thread
 * pool would compete with waiting readers.
 */
export function pack(text: Bytes): Packed {
	if (text.length < WORTH_BYTES) return { identity: text, gzip: null, brotli: null };
	const gz = gzipSync(text, { level: GZIP_LEVEL });
	const br = brotliCompressSync(text, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
			[constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
		},
	});
	return { identity: null, gzip: own(gz), brotli: own(br) };
}

/** A copy with its own buffer: a shared one cannot be transferred to another thread. */
function own(bytes: Uint8Array): Bytes {
	return new Uint8Array(bytes);
}
