/** Longest address of a link. */
export const LINK_LENGTH = 2_000;

const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:'];
/** Stands for this site: no address of it can be reached. */
const HERE = 'https://guia.invalid';

/**
 * The address of a link in an article as a browser reads it, or null when none may stand there.
 * Allowed: http, https, mailto, and a path of this site ('/jogos-de-hoje'). Whatever leads
 * elsewhere in disguise ('//host', '/\host', 'java\nscript:', names with a password) is refused.
 */
export function articleLink(href: string): string | null {
	const text = href.trim();
	if (text === '' || text.length > LINK_LENGTH) return null;
	const url = URL.parse(text, HERE);
	if (url === null || url.username !== '' || url.password !== '') return null;
	if (text.startsWith('/'))
		return url.origin === HERE ? url.pathname + url.search + url.hash : null;
	// A word alone would be a path below the page on which it happens to stand.
	if (!PROTOCOLS.includes(url.protocol) || !text.toLowerCase().startsWith(url.protocol))
		return null;
	return url.protocol !== 'mailto:' && url.hostname === '' ? null : url.href;
}

/** True for a link that leaves this site. `origin` = where the site is served. */
export function leavesSite(href: string, origin: string): boolean {
	return !href.startsWith('/') && !href.startsWith(`${origin}/`) && href !== origin;
}
