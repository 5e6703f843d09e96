import { useLocation } from 'react-router';
import { SEARCH_PARAMETER, searchTerm } from '#core/site/paths.ts';

/** The search term in the address of the page, '' = none. */
export function useAddressTerm(): string {
	return searchTerm(new URLSearchParams(useLocation().search).get(SEARCH_PARAMETER));
}
