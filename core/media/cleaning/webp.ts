import { joinParts, lettersAt, viewOf } from './parts.ts';

/** Chunks of the picture, its colours and its animation. */
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** VP8X flags for the presence of Exif and XMP. */
const ANNOUNCED = 0x08 | 0x04;

/** A WebP without Exif, XMP, unknown chunks, or trailing bytes. Null when malformed. */
export function cleanWebp(bytes: Uint8Array): Uint8Array | null {
	if (lettersAt(bytes, 0, 4) !== 'RIFF' || lettersAt(bytes, 8, 4) !== 'WEBP') return null;
	const view = viewOf(bytes);
	const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
	const parts: Uint8Array[] = [];
	for (let at = 12; at + 8 <= end; ) {
		const size = view.getUint32(at + 4, true);
		const next = at + 8 + size + (size % 2);
		if (at + 8 + size > bytes.length) return null;
		if (KEPT.has(lettersAt(bytes, at, 4)))
			parts.push(bytes.subarray(at, Math.min(next, bytes.length)));
		at = next;
	}
	if (parts.length === 0) return null;
	const kept = parts.reduce((sum, part) => sum + part.length, 0);
	if (kept + 12 === bytes.length) return bytes;
	return withHeader(bytes, parts, kept);
}

function withHeader(bytes: Uint8Array, parts: Uint8Array[], kept: number): Uint8Array {
	const joined = joinParts(bytes, [bytes.slice(0, 12), ...parts]);
	viewOf(joined).setUint32(4, kept + 4, true);
	if (lettersAt(joined, 12, 4) === 'VP8X') joined[20] = (joined[20] ?? 0) & ~ANNOUNCED;
	return joined;
}
