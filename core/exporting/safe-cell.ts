/**
 * Prefixes that spreadsheets read as a formula (OWASP "CSV injection"), and our own mark, so that
 * removing it is exact.
 */
const RISKY = /^[=+\-@\t\r']/u;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A text that no spreadsheet executes: line breaks and control characters become spaces, and a
 * formula-like prefix gets an apostrophe.
 */
export function safeCell(text: string): string {
	const plain = text.replace(CONTROL, ' ').trim();
	return RISKY.test(plain) ? `'${plain}` : plain;
}
