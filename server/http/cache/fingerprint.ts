import { createHash } from 'node:crypto';

/**
 * Between the rendering of a page and its cache: the page in memory is this one (as RFC 9110
 * §15.4.5 says it between browser and server).
 */
export const UNCHANGED = 304;

/**
 * Stands for everything that a page is made of, its address apart: what is equal in it is the same
 * page. Most pages are the same after a change of the data, and rendering and packing one costs
 * five times as much as reading what it shows.
 */
export function fingerprintOf(parts: readonly unknown[]): string {
	return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
