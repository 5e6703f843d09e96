import { normalize } from './normalize.ts';

/** Joins the names under which something is found into one text of distinct comparable words, for `matches`. */
export function searchText(parts: readonly string[]): string {
	return [...new Set(parts.flatMap((part) => normalize(part).split(' ')))].filter((word) => word !== '').join(' ');
}

/**
 * The filter rule of the public pages, the same on server and in browser: every word of the query begins some word of the text
 * (a result of `searchText`). An empty query matches everything. S2.03.
 */
export function matches(query: string, text: string): boolean {
	return matcher(query)(text);
}

/** `matches` for one query and many texts. */
export function matcher(query: string): (text: string) => boolean {
	const beginnings = normalize(query)
		.split(' ')
		.map((word) => ` ${word}`);
	return (text) => {
		const padded = ` ${text}`;
		return beginnings.every((beginning) => padded.includes(beginning));
	};
}
