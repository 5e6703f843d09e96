import { repairDoubleEncoding } from './double-encoding.ts';

export type DecodedFeed = {
	text: string;
	/** Not in its declared encoding, or none is declared. */
	guessed: boolean;
	doubleEncoded: boolean;
};

type Signature = readonly [encoding: string, bytes: readonly number[]];
/** Byte order marks, longer ones first. */
const MARKS: readonly Signature[] = [
	['utf-32le', [0xff, 0xfe, 0, 0]],
	['utf-32be', [0, 0, 0xfe, 0xff]],
	['utf-8', [0xef, 0xbb, 0xbf]],
	['utf-16le', [0xff, 0xfe]],
	['utf-16be', [0xfe, 0xff]],
];
/** `<` or `{` at the start of a document without a mark (XML 1.0 appendix F). */
const OPENINGS: readonly Signature[] = ['<', '{', '\n', ' '].flatMap((sign): Signature[] => {
	const code = sign.charCodeAt(0);
	return [
		['utf-32le', [code, 0, 0, 0]],
		['utf-32be', [0, 0, 0, code]],
		['utf-16le', [code, 0]],
		['utf-16be', [0, code]],
	];
});
/** Control characters except tab and line breaks. */
const CONTROL = /[\p{Cc}--[\t\n\r]]/v;
const CONTROLS = /[\p{Cc}--[\t\n\r]]/gv;
const WINDOWS = new TextDecoder('windows-1252');
const HEAD_BYTES = 1_024;
/** Seven-bit encodings: a document in one of these is also valid UTF-8. */
const SEVEN_BITS = /^(iso-2022|hz-gb)/;

/**
 * Decodes a feed by its byte order mark, then by its first bytes. Valid UTF-8 wins over any
 * declaration. Otherwise the HTTP charset applies, the XML declaration, or Windows-1252, in which
 * every byte is a character. Text encoded twice is repaired. `charset` = of the HTTP response.
 * Never throws.
 */
export function decodeFeed(bytes: Uint8Array, charset: string | null): DecodedFeed {
	const { text, guessed } = decodeBytes(bytes, charset);
	const clean = replaceControls(text);
	const repaired = repairDoubleEncoding(clean);
	return { text: repaired ?? clean, guessed, doubleEncoded: repaired !== null };
}

function decodeBytes(
	bytes: Uint8Array,
	charset: string | null,
): { text: string; guessed: boolean } {
	const sure = [...MARKS, ...OPENINGS].find(([, signature]) =>
		signature.every((byte, at) => bytes[at] === byte),
	);
	if (sure !== undefined) return { text: decodeWide(sure[0], bytes), guessed: false };
	const declared = [charset, declaredEncoding(bytes)]
		.filter((label) => label !== null)
		.map((label) => label.trim().toLowerCase());
	if (declared[0] === undefined || !SEVEN_BITS.test(declared[0])) {
		const text = decodeStrictly('utf-8', bytes);
		if (text !== null)
			return {
				text,
				guessed: declared[0] !== undefined && !isUnicode(declared[0]) && /[^\0-\x7f]/.test(text),
			};
	}
	for (const label of declared) {
		const text = isUnicode(label) ? null : decodeStrictly(label, bytes);
		if (text !== null) return { text, guessed: false };
	}
	const loose = new TextDecoder('utf-8').decode(bytes);
	const [broken, whole] = [count(loose, /\ufffd/g), count(loose, /[^\0-\x7f\ufffd]/g)];
	// Either UTF-8 with a few broken characters, or another encoding.
	const text = whole > broken * 4 ? loose : new TextDecoder('windows-1252').decode(bytes);
	return { text, guessed: true };
}

/** The encoding in the XML declaration, or in a web page. */
function declaredEncoding(bytes: Uint8Array): string | null {
	const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD_BYTES));
	return /<\?xml[^>]*?\sencoding\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1] ?? null;
}

function decodeStrictly(label: string, bytes: Uint8Array): string | null {
	try {
		return new TextDecoder(label, { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}

function isUnicode(label: string): boolean {
	return /^(utf|ucs|unicode|iso-10646|us-ascii$|ascii$)/.test(label);
}

function decodeWide(encoding: string, bytes: Uint8Array): string {
	if (!encoding.startsWith('utf-32')) return new TextDecoder(encoding).decode(bytes);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let text = '';
	for (let at = 0; at + 4 <= bytes.length; at += 4) {
		const code = view.getUint32(at, encoding === 'utf-32le');
		if (code !== 0xfeff)
			text +=
				code > 0x10ffff || (code >= 0xd800 && code < 0xe000)
					? '\ufffd'
					: String.fromCodePoint(code);
	}
	return text;
}

/**
 * Removes control characters except line breaks and tabs; those of the second block are read as
 * Windows-1252, as in browsers.
 */
function replaceControls(text: string): string {
	if (!CONTROL.test(text)) return text;
	return text.replace(CONTROLS, (sign) =>
		sign >= '\x80' ? WINDOWS.decode(Uint8Array.of(sign.charCodeAt(0))) : '',
	);
}

function count(text: string, pattern: RegExp): number {
	return text.match(pattern)?.length ?? 0;
}
