import type { Dated } from './page-truth.ts';

/** What the cache must know of a page. */
export type CachedPage = Dated & {
	status: number;
	bytes: number;
	cacheable: boolean;
	/** Rendered without the record of the brand: an older page is the better answer. */
	degraded: boolean;
};

export type PageRequest = {
	address: string;
	search: boolean;
	requestId: string;
	network?: string | null;
};
