import { paths } from './paths.ts';

/** A host that nothing can have: whatever leaves it was no path. */
const NOWHERE = 'http://guia.invalid';
/**
 * A browser reads a backslash as a slash and drops tabs and line breaks, so neither is part of an
 * honest path.
 */
const UNSAFE = /[\\\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Where a sign-in may lead: a path of this site with its query, in the one spelling that the URL
 * standard gives it; null for anything else (V03: another origin in whatever disguise), and for the
 * sign-in itself, which would lead nowhere. `text` = as it stood in the address, decoded once.
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
