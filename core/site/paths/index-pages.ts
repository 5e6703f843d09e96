import { SEARCH_PARAMETER, searchTerm, withQuery } from '#core/site/paths.ts';

/**
 * With '1': an index is grouped by state, country or kind instead of by letter. Outside `paths.ts`,
 * because no other page needs it.
 */
const GROUPS_PARAMETER = 'grupos';

/** Whether a query ('?…') requests an index in groups instead of letters. */
export function asksGroups(search: string): boolean {
	return new URLSearchParams(search).get(GROUPS_PARAMETER) === '1';
}

/** The canonical query of an index: the search term, then its order. */
export function indexQuery(grouped: boolean, text: string): string {
	const term = searchTerm(text);
	const parts = [
		term === '' ? '' : `${SEARCH_PARAMETER}=${encodeURIComponent(term)}`,
		grouped ? `${GROUPS_PARAMETER}=1` : '',
	];
	return parts.filter((part) => part !== '').join('&');
}

/** The address of an index in one of its orders, with a search term or '' for none. */
export function indexPath(path: string, grouped: boolean, term: string): string {
	return withQuery(path, indexQuery(grouped, term));
}
