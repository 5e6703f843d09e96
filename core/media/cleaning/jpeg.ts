import { joinParts, lettersAt, viewOf } from './parts.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;

/**
 * A JPEG without metadata: Exif (place, camera, thumbnail), XMP, IPTC, comments, and trailing
 * bytes. The picture data stay bit-identical. `orientation` (1–8, as in Exif) is kept where it
 * rotates the picture. Null when malformed.
 */
export function cleanJpeg(bytes: Uint8Array, orientation: number): Uint8Array | null {
	if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
	const parts: Uint8Array[] = [bytes.subarray(0, 2)];
	if (orientation > 1 && orientation <= 8) parts.push(orientationOnly(orientation));
	for (let at = 2; at < bytes.length; ) {
		const segment = segmentAt(bytes, at);
		if (segment === null) return null;
		if (segment.keep) parts.push(bytes.subarray(segment.from, segment.to));
		if (segment.marker === EOI) break;
		at = segment.to;
	}
	return joinParts(bytes, parts);
}

type Segment = { marker: number; from: number; to: number; keep: boolean };

/** One marker with its content; picture data belong to the marker before them. */
function segmentAt(bytes: Uint8Array, start: number): Segment | null {
	if (bytes[start] !== 0xff) return null;
	let at = start;
	while (bytes[at + 1] === 0xff) at++;
	const marker = bytes[at + 1];
	if (marker === undefined || marker === 0) return null;
	if (marker === EOI) return { marker, from: at, to: at + 2, keep: true };
	if (at + 4 > bytes.length) return null;
	const end = at + 2 + viewOf(bytes).getUint16(at + 2);
	if (end > bytes.length) return null;
	return {
		marker,
		from: at,
		to: marker === SOS ? endOfScan(bytes, end) : end,
		keep: isPicture(bytes, at, marker),
	};
}

/**
 * Frames, tables, scans; of the application segments: JFIF, colour profile, Adobe's colour
 * transform.
 */
function isPicture(bytes: Uint8Array, at: number, marker: number): boolean {
	if (marker === COMMENT) return false;
	if (marker < 0xe0 || marker > 0xef) return true;
	const name = lettersAt(bytes, at + 4, 11);
	return (
		(marker === 0xe0 && name.startsWith('JFIF\0')) ||
		(marker === 0xe2 && name === 'ICC_PROFILE') ||
		(marker === 0xee && name.startsWith('Adobe'))
	);
}

/**
 * The next marker that is neither part of the data (FF 00) nor a restart marker (FF D0 … FF D7).
 */
function endOfScan(bytes: Uint8Array, from: number): number {
	for (let at = from; at < bytes.length - 1; at++) {
		const next = bytes[at + 1] ?? 0;
		if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7))
			return at;
	}
	return bytes.length;
}

/** An Exif segment with only the orientation. */
function orientationOnly(orientation: number): Uint8Array {
	const tiff = [
		0x4d,
		0x4d,
		0,
		42,
		0,
		0,
		0,
		8,
		0,
		1,
		0x01,
		0x12,
		0,
		3,
		0,
		0,
		0,
		1,
		0,
		orientation,
		0,
		0,
		0,
		0,
		0,
		0,
	];
	const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
	return Uint8Array.from([0xff, 0xe1, 0, exif.length + 2, ...exif]);
}
