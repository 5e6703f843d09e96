/**
 * Beginnings that spreadsheets take for a formula (OWASP "CSV injection"), and our own mark, so
 * that taking it away is exact.
 */
const RISKY = /^[=+\-@\t\r']/u;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A text that no spreadsheet runs: line breaks and control characters become spaces, a beginning
 * like a formula's gets an apostrophe.
 */
export function safeCell(text: string): string {
	const plain = text.replace(CONTROL, ' ').trim();
	return RISKY.test(plain) ? `'${plain}` : plain;
}
