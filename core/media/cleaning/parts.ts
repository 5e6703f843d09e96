/** Joins the kept parts of a picture. Returns the original array when everything was kept. */
export function joinParts(whole: Uint8Array, parts: readonly Uint8Array[]): Uint8Array {
	const length = parts.reduce((sum, part) => sum + part.length, 0);
	if (length === whole.length && parts.every((part) => part.buffer === whole.buffer)) return whole;
	const joined = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		joined.set(part, at);
		at += part.length;
	}
	return joined;
}

/** Latin letters at an offset, to compare names of parts. */
export function lettersAt(bytes: Uint8Array, at: number, count: number): string {
	return String.fromCharCode(...bytes.subarray(at, at + count));
}

export function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
