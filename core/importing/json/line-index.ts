/** Start offsets of the lines of a text; CRLF, LF and CR end a line. */
export function lineStarts(text: string): number[] {
	const starts = [0];
	for (const match of text.matchAll(/\r\n|[\n\r]/g)) starts.push(match.index + match[0].length);
	return starts;
}

/** 1-based line of an offset, by binary search in `lineStarts`. */
export function lineAt(starts: readonly number[], offset: number): number {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low + 1;
}
