/** Longest address of a link, in characters. */
export const LINK_LENGTH = 2_000;

const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:'];
/** Placeholder for this site: an unreachable host. */
const HERE = 'https://guia.invalid';

/**
 * The normalised address of a link in an article; null when it is not allowed. Allowed: http,
 * https, mailto, and a path of this site ('/jogos-de-hoje'). Disguised addresses ('//host',
 * '/\host', 'java\nscript:', names with a password) are refused.
 */
export function articleLink(href: string): string | null {
	const text = href.trim();
	if (text === '' || text.length > LINK_LENGTH) return null;
	const url = URL.parse(text, HERE);
	if (url === null || url.username !== '' || url.password !== '') return null;
	if (text.startsWith('/'))
		return url.origin === HERE ? url.pathname + url.search + url.hash : null;
	// A bare word would be a path relative to the current page.
	if (!PROTOCOLS.includes(url.protocol) || !text.toLowerCase().startsWith(url.protocol))
		return null;
	return url.protocol !== 'mailto:' && url.hostname === '' ? null : url.href;
}

/** Whether a link leaves this site. `origin` = the site's own. */
export function leavesSite(href: string, origin: string): boolean {
	return !href.startsWith('/') && !href.startsWith(`${origin}/`) && href !== origin;
}
