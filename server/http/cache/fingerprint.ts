import { createHash } from 'node:crypto';

/**
 * Internal status between renderer and cache: the cached page is still current (as RFC 9110 §15.4.5
 * defines it between browser and server).
 */
export const UNCHANGED = 304;

/**
 * Digest of everything that a page is made of except its address: equal digests mean equal pages.
 * Most pages are equal after a data change, and rendering and compressing costs five times as much
 * as reading the data.
 */
export function fingerprintOf(parts: readonly unknown[]): string {
	return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
