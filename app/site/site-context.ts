import { useOutletContext } from 'react-router';

/** What the frame shares with the page inside it (S2.01): the search term, lower-cased. */
export type SiteContext = { term: string };

export function useSite(): SiteContext {
	return useOutletContext<SiteContext>();
}
