const MAX_SHOWN = 300;

/** One line of a source, without its line break. */
export type SourceLine = { number: number; text: string };

/**
 * Splits a source at CRLF, LF, CR and NEL, without its byte order mark and NUL bytes. Line numbers
 * start at 1.
 */
export function splitLines(text: string): SourceLine[] {
	const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
	return body
		.replaceAll('\0', '')
		.split(/\r\n|[\n\r\u0085]/)
		.map((line, index) => ({ number: index + 1, text: line }));
}

/** A line for display in a report: no control characters, trimmed, of bounded length. */
export function shownText(text: string): string {
	// Truncate before cleaning: a line of megabytes would be processed only to be shortened.
	const cleaned = text
		.slice(0, MAX_SHOWN * 4)
		.replace(/\p{Cc}+/gu, ' ')
		.replace(/ {2,}/g, ' ')
		.trim();
	return cleaned.length > MAX_SHOWN ? `${cleaned.slice(0, MAX_SHOWN - 1)}…` : cleaned;
}

/**
 * A name in our storage form: format characters are removed, control characters and whitespace
 * become one space. Null when it is longer than 120 characters or nothing readable is left.
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
