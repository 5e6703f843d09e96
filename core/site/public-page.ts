import { pageAddress } from './page-address.ts';

/**
 * Whether an address is a page of this version of the site, spelled as it is kept: what may stand
 * in sitemaps.
 */
export function isPublicPage(path: string): boolean {
	const address = pageAddress(path);
	return address.kind === 'page' && address.route !== '*' && address.address === path;
}
