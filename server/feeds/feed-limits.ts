/**
 * Fetch limits of a feed: 15 MiB decompressed, 20 s in total (F13), and as many redirects as sites
 * commonly use.
 */
export const FEED_LIMITS = {
	maxBytes: 15 * 1024 * 1024,
	deadlineMs: 20_000,
	maxRedirects: 5,
	protocols: ['https:', 'http:'],
} as const;

/** Preferred types; any answer is examined. */
export const FEED_ACCEPT =
	'application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.5, */*;q=0.3';
