import { importReasons } from '#core/importing/copy/reasons.ts';

type Signature = readonly [mark: readonly number[], kind: keyof typeof importReasons.fileKinds];

const SIGNATURES: readonly Signature[] = [
	[[0x25, 0x50, 0x44, 0x46], 'pdf'],
	[[0x89, 0x50, 0x4e, 0x47], 'image'],
	[[0xff, 0xd8, 0xff], 'image'],
	[[0x47, 0x49, 0x46, 0x38], 'image'],
	[[0x1f, 0x8b], 'zip'],
	[[0x52, 0x61, 0x72, 0x21], 'zip'],
	[[0x37, 0x7a, 0xbc, 0xaf], 'zip'],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
/** Office files older than 2007, and the container of a password-protected newer one. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const SAMPLE = 8_000;

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
	return mark.every((byte, index) => bytes[index] === byte);
}

/** Whether a compound file contains a stream of this name (UTF-16, as in its directory). */
function holdsStream(bytes: Uint8Array, name: string): boolean {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
		Buffer.from(name, 'utf16le'),
	);
}

/** Whether the bytes contain control characters that text never has. */
function isBinary(bytes: Uint8Array): boolean {
	const sample = bytes.subarray(0, SAMPLE);
	let strange = 0;
	for (const byte of sample)
		if (byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)) strange++;
	return strange > sample.length / 10;
}

/**
 * Detects the type of a file from its first bytes: a zip (perhaps a workbook), a text, or an
 * unsupported type. An unsupported type comes with a sentence (pt-BR).
 */
export function fileKind(
	bytes: Uint8Array,
): { kind: 'zip' | 'text' } | { kind: 'unreadable'; reason: string } {
	if (begins(bytes, ZIP) || begins(bytes, EMPTY_ZIP)) return { kind: 'zip' };
	if (begins(bytes, COMPOUND)) {
		const isLocked = holdsStream(bytes, 'EncryptedPackage');
		return {
			kind: 'unreadable',
			reason: isLocked ? importReasons.sheetLocked : importReasons.sheetOld,
		};
	}
	const known = SIGNATURES.find(([mark]) => begins(bytes, mark))?.[1];
	if (known)
		return {
			kind: 'unreadable',
			reason: importReasons.notReadable(importReasons.fileKinds[known]),
		};
	return { kind: 'text' };
}

/**
 * Whether bytes expected to be text are binary: another type without a known signature. UTF-16 has
 * many zero bytes and is text.
 */
export function isNoText(bytes: Uint8Array): boolean {
	const zeros = bytes.subarray(0, SAMPLE).filter((byte) => byte === 0).length;
	return zeros < Math.min(bytes.length, SAMPLE) / 4 && isBinary(bytes);
}
