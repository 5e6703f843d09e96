const MAX_SHOWN = 300;

/** One line of a source, without its line break. */
export type SourceLine = { number: number; text: string };

/**
 * Splits a source at CRLF, LF, CR and NEL; the byte order mark goes, so do NUL bytes. Line numbers
 * start at 1.
 */
export function splitLines(text: string): SourceLine[] {
	const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
	return body
		.replaceAll('\0', '')
		.split(/\r\n|[\n\r\u0085]/)
		.map((line, index) => ({ number: index + 1, text: line }));
}

/** A line as a report shows it: control characters out, outer space out, bounded length. */
export function shownText(text: string): string {
	// Cut before cleaning: a line of megabytes must not be worked through only to be shortened.
	const cleaned = text
		.slice(0, MAX_SHOWN * 4)
		.replace(/\p{Cc}+/gu, ' ')
		.replace(/ {2,}/g, ' ')
		.trim();
	return cleaned.length > MAX_SHOWN ? `${cleaned.slice(0, MAX_SHOWN - 1)}…` : cleaned;
}

/**
 * A name as we keep it: control characters and runs of space become one space. Null when nothing
 * readable is left.
 */
export function cleanName(text: string): string | null {
	const name = text
		.replace(/\p{Cf}+/gu, '')
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.trim();
	return name !== '' && name.length <= 120 && /[\p{L}\p{N}]/u.test(name)
		? name.normalize('NFC')
		: null;
}
