import { joinParts, lettersAt, viewOf } from './parts.ts';

/** Chunks of the picture, its colours and its animation. */
const KEPT = new Set(
	'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP acTL fcTL fdAT'.split(' '),
);

/** A PNG without texts, dates, Exif, private chunks, or trailing bytes. Null when malformed. */
export function cleanPng(bytes: Uint8Array): Uint8Array | null {
	if (lettersAt(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n') return null;
	const view = viewOf(bytes);
	const parts: Uint8Array[] = [bytes.subarray(0, 8)];
	for (let at = 8; at + 12 <= bytes.length; ) {
		const end = at + 12 + view.getUint32(at);
		if (end > bytes.length) return null;
		const name = lettersAt(bytes, at + 4, 4);
		if (KEPT.has(name)) parts.push(bytes.subarray(at, end));
		if (name === 'IEND') return joinParts(bytes, parts);
		at = end;
	}
	return null;
}
