/**
 * Terms that the search box has written into the address, oldest first: the one that the page last
 * arrived at, then those still on their way. On a slow device the page arrives at an older one
 * after more was typed, and that must not take the newer letters away.
 */
export type OwnTerms = readonly string[];

/**
 * What an address says about the terms: null = somebody else's (a link, the way back), and the box
 * has to follow it.
 */
export function arriveAt(own: OwnTerms, term: string): OwnTerms | null {
	const place = own.lastIndexOf(term);
	return place < 0 ? null : own.slice(place);
}
