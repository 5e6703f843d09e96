const BYTE_ORDER_MARKS: readonly [string, readonly number[]][] = [
	['utf-8', [0xef, 0xbb, 0xbf]],
	['utf-16le', [0xff, 0xfe]],
	['utf-16be', [0xfe, 0xff]],
];

/**
 * Decodes a file of unknown encoding. A byte order mark decides; without one, zero bytes indicate
 * UTF-16. Otherwise it is UTF-8 if the bytes are valid, else Windows-1252, where every byte is a
 * character (WHATWG Encoding Standard). Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
	const marked = BYTE_ORDER_MARKS.find(([, mark]) =>
		mark.every((byte, index) => bytes[index] === byte),
	);
	const encoding = marked?.[0] ?? guessUtf16(bytes);
	if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}

/** In UTF-16, almost every second byte of Western text is zero. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	const sample = bytes.subarray(0, 400);
	const zeros = [0, 0];
	sample.forEach((byte, index) => {
		if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
	});
	const [even = 0, odd = 0] = zeros;
	if (sample.length < 4 || Math.max(even, odd) < sample.length / 4) return null;
	return odd > even ? 'utf-16le' : 'utf-16be';
}
