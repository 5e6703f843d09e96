import { joinParts, lettersAt } from './parts.ts';

const TRAILER = 0x3b;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const COMMENT = 0xfe;
const PLAIN_TEXT = 0x01;
const APPLICATION = 0xff;
/** Extensions that set how often an animation repeats. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/**
 * A GIF without comments, texts, application data (including XMP), or trailing bytes. Null when
 * malformed.
 */
export function cleanGif(bytes: Uint8Array): Uint8Array | null {
	if (!/^GIF8[79]a$/.test(lettersAt(bytes, 0, 6)) || bytes.length < 13) return null;
	let at = 13 + colourTable(bytes[10] ?? 0);
	const parts: Uint8Array[] = [bytes.subarray(0, at)];
	while (at < bytes.length) {
		if (bytes[at] === TRAILER) return joinParts(bytes, [...parts, bytes.subarray(at, at + 1)]);
		const end = blockEnd(bytes, at);
		if (end === null) return null;
		if (isPicture(bytes, at)) parts.push(bytes.subarray(at, end));
		at = end;
	}
	return null;
}

function colourTable(flags: number): number {
	return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
}

function isPicture(bytes: Uint8Array, at: number): boolean {
	if (bytes[at] === IMAGE) return true;
	const label = bytes[at + 1];
	if (label === APPLICATION) return LOOPS.has(lettersAt(bytes, at + 3, 11));
	return label !== COMMENT && label !== PLAIN_TEXT;
}

/** End of a picture or an extension: after its last sub-block, which is empty. */
function blockEnd(bytes: Uint8Array, start: number): number | null {
	const kind = bytes[start];
	if (kind !== IMAGE && kind !== EXTENSION) return null;
	let at = kind === EXTENSION ? start + 2 : start + 11 + colourTable(bytes[start + 9] ?? 0);
	for (;;) {
		const length = bytes[at];
		if (length === undefined) return null;
		at += 1 + length;
		if (length === 0) return at;
	}
}
