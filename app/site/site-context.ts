import { useOutletContext } from 'react-router';
import type { SearchedSource } from './searched.ts';

/** Data that the frame shares with the page inside it. */
export type SiteContext = {
	/** The search of the frame, for `useSearched`. */
	searched: SearchedSource;
	/** Origin of the site, for absolute links. */
	publicUrl: string;
};

export function useSite(): SiteContext {
	return useOutletContext<SiteContext>();
}
