const ESCAPES: Readonly<Record<string, string>> = {
	'<': '\\u003c',
	'>': '\\u003e',
	'&': '\\u0026',
	'\u2028': '\\u2028',
	'\u2029': '\\u2029',
};

/**
 * JSON that is safe inside a script element (V16): no text can end the element or open a comment.
 * It parses to the same value.
 */
export function scriptJson(value: unknown): string {
	return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '');
}
