/**
 * An identifier for an entry without one: equal parts always give the same one. Two independent
 * 53-bit hashes (cyrb53, public domain). Not secret, but collisions within one feed are practically
 * impossible.
 */
export function derivedGuid(...parts: readonly (string | null)[]): string {
	const text = parts.map((part) => part ?? '').join('\u0000');
	return `derivado:${cyrb53(text, 1)}${cyrb53(text, 2)}`;
}

function cyrb53(text: string, seed: number): string {
	let first = 0xdeadbeef ^ seed;
	let second = 0x41c6ce57 ^ seed;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		first = Math.imul(first ^ code, 2654435761);
		second = Math.imul(second ^ code, 1597334677);
	}
	first =
		Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
	second =
		Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
	return (4294967296 * (2097151 & second) + (first >>> 0)).toString(36).padStart(11, '0');
}
