import { isUf, type Uf } from '#core/football-pt/uf.ts';
import { STATE_PARAMETER, withQuery } from './paths.ts';

/**
 * The state whose answers a query asks for, in any letters ('?estado=pe'); null without one, and
 * for what is no state. Of several the first counts.
 */
export function askedState(query: string): Uf | null {
	const code = (new URLSearchParams(query).get(STATE_PARAMETER) ?? '').trim().toUpperCase();
	return isUf(code) ? code : null;
}

/** The one spelling of that wish, without '?'; '' without one. */
export function stateQuery(query: string): string {
	const uf = query.includes(STATE_PARAMETER) ? askedState(query) : null;
	return uf === null ? '' : queryOf(uf);
}

/** The path of a public page: no file, nothing of programs, no sign-in. */
const PAGE = /^\/(?!(?:admin|api|files|icones|identity|login|session)(?:\/|$))[\w/-]*$/;

/**
 * The query ('?…' or '') under which a link is followed from a page with the query `from`: a state
 * that was asked for there is asked for on.
 */
export function keepState(query: string, path: string, from: string): string {
	const uf = askedState(from);
	if (uf === null || !PAGE.test(path) || query.includes(`${STATE_PARAMETER}=`)) return query;
	return withQuery('', [query.slice(1), queryOf(uf)].filter((part) => part !== '').join('&'));
}

/**
 * The address ('/path?query') of a page to which the page with the query `from` goes on by itself.
 */
export function withAskedState(address: string, from: string): string {
	const [path = '', ...query] = address.split('?');
	return path + keepState(query.length === 0 ? '' : `?${query.join('?')}`, path, from);
}

const LINK = /(<a\b[^>]*? href=")(\/[^"?#]*)(\?[^"#]*)?/g;

/**
 * Markup whose links ask for a state on: without script nothing else remembers it.
 * A link that speaks of a state itself stays.
 */
export function keepStateInLinks(markup: string, uf: Uf | null): string {
	if (uf === null) return markup;
	const from = `?${queryOf(uf)}`;
	return markup.replace(LINK, (_link, start: string, path: string, query = '') => {
		const asked = keepState(query.replaceAll('&amp;', '&'), path, from);
		return start + path + asked.replaceAll('&', '&amp;');
	});
}

const FORM = /<form\b(?![^>]*? method="post")[^>]*? id="([^"]+)"/g;

/**
 * Hidden fields by which the forms of a page ask for a state on, for behind its markup; '' without
 * a state. A form without an id has none.
 */
export function stateFields(markup: string, uf: Uf | null): string {
	if (uf === null) return '';
	const [name, value] = queryOf(uf).split('=');
	return [...markup.matchAll(FORM)]
		.map(([, id]) => `<input type="hidden" form="${id}" name="${name}" value="${value}">`)
		.join('');
}

function queryOf(uf: Uf): string {
	return `${STATE_PARAMETER}=${uf.toLowerCase()}`;
}
