import { fail, ok, type Result } from '#core/kit/result.ts';
import { articleLink } from './article-link.ts';

/** Why what was typed is no link. */
type LinkProblem = 'empty' | 'scheme' | 'malformed';

/**
 * The address that an operator means in the field of a link: 'exemplo.com.br/x' is taken as https,
 * 'a@b.com' as mail, '/jogos-de-hoje' as a page of this site; `origin` (where this site is served)
 * is left out of its own addresses. What no article may hold is refused, whatever it hides behind
 * (`articleLink`).
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

/** A name without a dot is a slip, and a mail needs both its halves. */
function isWhole(address: string): boolean {
	if (address.startsWith('/')) return true;
	if (address.startsWith('mailto:')) return isMail(address.slice(7).split('?')[0] ?? '');
	return /^https?:\/\/(?:[^/?#]+\.[^/?#]+|localhost(?::\d+)?|\[)/.test(address);
}

function isMail(text: string): boolean {
	return /^[^\s@<>,;:/]+@[^\s@<>,;:/]+\.[^\s@<>,;:/]+$/.test(text);
}
