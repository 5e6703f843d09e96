import { groupByEach } from '#core/kit/group-by-each.ts';

/**
 * Whether two different words are one typing error apart: a letter changed, missing, added, or two
 * neighbours swapped.
 */
export function isOneTypingError(a: string, b: string): boolean {
	const gap = a.length - b.length;
	if (gap < -1 || gap > 1) return false;
	let start = 0;
	const shorter = Math.min(a.length, b.length);
	while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
	let end = 0;
	while (
		end < shorter - start &&
		a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)
	)
		end++;
	const restA = a.length - start - end;
	const restB = b.length - start - end;
	if (restA <= 1 && restB <= 1) return restA + restB > 0;
	return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** One error keeps the first or the last letter, and changes the length by at most one. */
function places(text: string, gap = 0): string[] {
	return [`${text.length + gap}^${text[0]}`, `${text.length + gap}$${text.at(-1)}`];
}

/** Indexes texts by length and by first and last letter, to find those one typing error away. */
export function byPlace(texts: Iterable<string>): Map<string, string[]> {
	return groupByEach(texts, (text) => places(text));
}

/** The text itself, if known, and texts one typing error away, from a `byPlace` index. */
export function nearTo(texts: ReadonlyMap<string, string[]>, text: string): Set<string> {
	const near = new Set<string>();
	for (const place of [-1, 0, 1].flatMap((gap) => places(text, gap))) {
		for (const other of texts.get(place) ?? [])
			if (other === text || isOneTypingError(other, text)) near.add(other);
	}
	return near;
}
