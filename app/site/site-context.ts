import { useOutletContext } from 'react-router';

/** What the frame shares with the page inside it (S2.01): the search term, lower-cased. */
export type SiteContext = {
	term: string;
	/** More letters may come: the many links that carry the term wait for the last one. */
	isTyping: boolean;
	/** Origin of the site in links that leave it. */
	publicUrl: string;
};

export function useSite(): SiteContext {
	return useOutletContext<SiteContext>();
}
