/**
 * Terms that the search box has written into the address, oldest first. The first is the one the
 * page last reached, the others are in flight. A slow device may reach an older term after more was
 * typed. That must not remove the newer characters.
 */
export type OwnTerms = readonly string[];

/**
 * The remaining own terms after an address was reached. Null = the address comes from a link or the
 * history, so the box has to follow it.
 */
export function arriveAt(own: OwnTerms, term: string): OwnTerms | null {
	const place = own.lastIndexOf(term);
	return place < 0 ? null : own.slice(place);
}
