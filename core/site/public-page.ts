import { pageAddress } from './page-address.ts';

/**
 * Whether an address is a page of this version of the site, in canonical spelling: only these may
 * be in sitemaps.
 */
export function isPublicPage(path: string): boolean {
	const address = pageAddress(path);
	return address.kind === 'page' && address.route !== '*' && address.address === path;
}
