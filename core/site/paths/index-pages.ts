import { SEARCH_PARAMETER, searchTerm, withQuery } from '#core/site/paths.ts';

/**
 * With '1': an index stands by state, country or kind instead of by letter. Off `paths.ts`: no
 * other page needs it.
 */
const GROUPS_PARAMETER = 'grupos';

/** Whether a query ('?…') asks for an index in groups instead of in letters. */
export function asksGroups(search: string): boolean {
	return new URLSearchParams(search).get(GROUPS_PARAMETER) === '1';
}

/** The query of an index in its one spelling: the term that is searched for, then its order. */
export function indexQuery(grouped: boolean, text: string): string {
	const term = searchTerm(text);
	const parts = [
		term === '' ? '' : `${SEARCH_PARAMETER}=${encodeURIComponent(term)}`,
		grouped ? `${GROUPS_PARAMETER}=1` : '',
	];
	return parts.filter((part) => part !== '').join('&');
}

/** The address of an index in one of its orders, with a search term or without ('') one. */
export function indexPath(path: string, grouped: boolean, term: string): string {
	return withQuery(path, indexQuery(grouped, term));
}
