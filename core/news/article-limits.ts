/**
 * Limits and orders of articles, apart from the schemas: the browser's forms know them, the library
 * of the schemas stays on the server.
 */

/** Longest description of a picture. */
export const ALT_LENGTH = 500;

/** Most characters of the parts of an article. */
export const ARTICLE_LIMITS = {
	title: 160,
	summary: 400,
	slug: 90,
	author: 100,
	credit: 120,
	links: 30,
} as const;

/** How many articles one page of the panel's list has. */
export const ARTICLE_PAGE = 50;

/** What the panel's list may be ordered by; the newest or next first. */
export const ARTICLE_ORDERS = ['saved', 'published', 'scheduled', 'title'] as const;
