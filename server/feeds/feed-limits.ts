/**
 * How much of a feed is fetched: 15 MiB after inflating, 20 s in all (F13), the redirects that
 * sites have.
 */
export const FEED_LIMITS = {
	maxBytes: 15 * 1024 * 1024,
	deadlineMs: 20_000,
	maxRedirects: 5,
	protocols: ['https:', 'http:'],
} as const;

/** What is asked for; whatever comes is looked at. */
export const FEED_ACCEPT =
	'application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.5, */*;q=0.3';
