/**
 * Limits and orders of articles, separate from the schemas: the browser's forms need them, but not
 * the schema library.
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

/** Articles per page of the panel's list. */
export const ARTICLE_PAGE = 50;

/** Sort orders of the panel's list; the newest or next first. */
export const ARTICLE_ORDERS = ['saved', 'published', 'scheduled', 'title'] as const;
