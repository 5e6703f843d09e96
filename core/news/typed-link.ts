import { fail, ok, type Result } from '#core/kit/result.ts';
import { articleLink } from './article-link.ts';

/** Why the input is not a link. */
type LinkProblem = 'empty' | 'scheme' | 'malformed';

/**
 * The address of a link as an operator types it: 'exemplo.com.br/x' means https, 'a@b.com' an
 * e-mail, '/jogos-de-hoje' a page of this site. `origin` (the site's own) is removed from its
 * addresses. Links that articles may not hold are refused, however disguised (`articleLink`).
 */
export function readTypedLink(text: string, origin: string): Result<string, LinkProblem> {
	const typed = text.trim();
	if (typed === '') return fail('empty');
	const completed = complete(typed);
	const address = articleLink(
		completed.startsWith(`${origin}/`) ? completed.slice(origin.length) : completed,
	);
	if (address !== null && isWhole(address)) return ok(address);
	return fail(
		/^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^(?:https?|mailto):/i.test(typed)
			? 'scheme'
			: 'malformed',
	);
}

function complete(typed: string): string {
	if (isMail(typed)) return `mailto:${typed}`;
	return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(typed)
		? `https://${typed}`
		: typed;
}

/** A host without a dot is a typing error, and an e-mail address needs both parts. */
function isWhole(address: string): boolean {
	if (address.startsWith('/')) return true;
	if (address.startsWith('mailto:')) return isMail(address.slice(7).split('?')[0] ?? '');
	return /^https?:\/\/(?:[^/?#]+\.[^/?#]+|localhost(?::\d+)?|\[)/.test(address);
}

function isMail(text: string): boolean {
	return /^[^\s@<>,;:/]+@[^\s@<>,;:/]+\.[^\s@<>,;:/]+$/.test(text);
}
