/** UTF-8 decoded as Windows-1252: a lead byte and its continuation bytes. */
const MISREAD =
	/[ÂÃâ-ôÄ-ß][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/g;
/** The Windows-1252 characters outside Latin-1, by byte. */
const BYTES = new Map(
	[
		...new TextDecoder('windows-1252').decode(
			Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index),
		),
	].map((sign, index) => [sign, 0x80 + index]),
);

/**
 * Repairs text that was UTF-8 encoded twice ("ConfederaÃ§Ã£o"); null when it was not. Certain only
 * where the whole text fits into Windows-1252. Its bytes must also be valid UTF-8 with at least two
 * non-ASCII characters: intended text never meets both by chance.
 */
export function repairDoubleEncoding(text: string): string | null {
	if ((text.match(MISREAD)?.length ?? 0) < 2) return null;
	const bytes = new Uint8Array(text.length);
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		const byte = code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : BYTES.get(text.charAt(at));
		if (byte === undefined) return null;
		bytes[at] = byte;
	}
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
