import { Parser } from 'htmlparser2';

const REFERENCE = /&(#\d{1,8}|#[xX][\da-fA-F]{1,7}|[A-Za-z][A-Za-z\d]{1,31});/g;
const KNOWN = new Map<string, string>();
/** Bounds the memory that hostile documents can use. */
const MOST_KNOWN = 5_000;

/**
 * Resolves `&amp;`, `&#231;`, `&#x9D;` and HTML's named references, which feeds use although XML
 * defines only five. Numbers 128–159 mean Windows-1252, as in browsers. Anything else stays
 * unchanged. Nothing is resolved twice and no declared entity exists, so text never grows.
 */
export function resolveReferences(text: string): string {
	return text.includes('&') ? text.replace(REFERENCE, resolveOne) : text;
}

function resolveOne(reference: string): string {
	const known = KNOWN.get(reference);
	if (known !== undefined) return known;
	let resolved = '';
	const parser = new Parser({ ontext: (part) => (resolved += part) }, { decodeEntities: true });
	parser.end(reference.replace('&#X', '&#x'));
	if (KNOWN.size < MOST_KNOWN) KNOWN.set(reference, resolved);
	return resolved;
}
