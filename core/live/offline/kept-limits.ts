const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Bounds of what a browser keeps of the guide, and how long the service worker waits. Times in
 * milliseconds.
 */
export const KEPT_LIMITS = {
	/** Without an answer after this long a kept page is shown. */
	patienceMs: 3_000,
	/** A line that was too slow for the data of a page is not waited for again by the page itself. */
	slowMs: 10_000,
	/** Bytes of text and number of kept pages; the oldest that is not asked for goes first. */
	pages: 60,
	bytes: 12_000_000,
	/** A page that was not seen for so long goes. */
	ageMs: 30 * DAY_MS,
	/** A page that is kept ahead of use is read again after this long. */
	freshMs: 10 * MINUTE_MS,
	/** What is remembered of a tab that is gone. */
	clientMs: DAY_MS,
	/** Followed teams whose pages are kept ahead. */
	teams: 12,
} as const;
