import { paths } from './paths.ts';

/** A host that cannot exist: an address that leaves it was not a path. */
const NOWHERE = 'http://guia.invalid';
/**
 * Browsers read a backslash as a slash and drop tabs and line breaks, so no legitimate path has
 * them.
 */
const UNSAFE = /[\\\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * A safe target after a sign-in: a path of this site with its query, as the URL standard normalises
 * it. Null for anything else (V03: another origin in any disguise), and for the sign-in itself,
 * which would loop. `text` = from the address, decoded once.
 */
export function safeDestination(text: string | null): string | null {
	if (
		text === null ||
		text.length > 2_000 ||
		!/^\/(?!\/)/.test(text) ||
		UNSAFE.test(text) ||
		!URL.canParse(text, NOWHERE)
	)
		return null;
	const url = new URL(text, NOWHERE);
	if (url.origin !== NOWHERE || url.username !== '' || url.pathname.startsWith('//')) return null;
	if (url.pathname === paths.login || url.pathname === paths.session) return null;
	return url.pathname + url.search + url.hash;
}
