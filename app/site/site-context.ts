import { useOutletContext } from 'react-router';
import type { SearchedSource } from './searched.ts';

/** What the frame shares with the page inside it. */
export type SiteContext = {
	/** The search of the frame, for `useSearched`. */
	searched: SearchedSource;
	/** Origin of the site in links that leave it. */
	publicUrl: string;
};

export function useSite(): SiteContext {
	return useOutletContext<SiteContext>();
}
