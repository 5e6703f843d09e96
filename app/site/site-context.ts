import { useOutletContext } from 'react-router';

/** Data that the frame shares with the page inside it. */
export type SiteContext = {
	/** Origin of the site, for absolute links. */
	publicUrl: string;
};

export function useSite(): SiteContext {
	return useOutletContext<SiteContext>();
}
