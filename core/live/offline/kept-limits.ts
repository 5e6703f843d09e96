const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Limits of a browser's page cache, and timeouts of the service worker. Times in milliseconds. */
export const KEPT_LIMITS = {
	/** Without a response after this long, a cached page is shown. */
	patienceMs: 3_000,
	/** For this long after slow page data, the page itself is not waited for again. */
	slowMs: 10_000,
	/** Number and text bytes of cached pages; the oldest unwanted one is evicted first. */
	pages: 60,
	bytes: 12_000_000,
	/** Pages not seen for this long are evicted. */
	ageMs: 30 * DAY_MS,
	/** Precached pages are refetched after this long. */
	freshMs: 10 * MINUTE_MS,
	/** How long the state of a closed tab is kept. */
	clientMs: DAY_MS,
	/** Most followed teams with precached pages. */
	teams: 12,
} as const;
