import { isUf, type Uf } from '#core/football-pt/uf.ts';
import { STATE_PARAMETER, withQuery } from './paths.ts';

/**
 * The state in a query, case-insensitive ('?estado=pe'); null without a valid one. The first of
 * several counts.
 */
export function askedState(query: string): Uf | null {
	const code = (new URLSearchParams(query).get(STATE_PARAMETER) ?? '').trim().toUpperCase();
	return isUf(code) ? code : null;
}

/** The canonical spelling of that parameter, without '?'; '' without one. */
export function stateQuery(query: string): string {
	const uf = query.includes(STATE_PARAMETER) ? askedState(query) : null;
	return uf === null ? '' : queryOf(uf);
}

/** The path of a public page: not a file, an API or the sign-in. */
const PAGE = /^\/(?!(?:admin|api|files|icones|identity|login|session)(?:\/|$))[\w/-]*$/;

/**
 * The query ('?…' or '') of a link followed from a page with the query `from`: it carries over that
 * page's state.
 */
export function keepState(query: string, path: string, from: string): string {
	const uf = askedState(from);
	if (uf === null || !PAGE.test(path) || query.includes(`${STATE_PARAMETER}=`)) return query;
	return withQuery('', [query.slice(1), queryOf(uf)].filter((part) => part !== '').join('&'));
}

/** The address ('/path?query') to which a page with the query `from` redirects automatically. */
export function withAskedState(address: string, from: string): string {
	const [path = '', ...query] = address.split('?');
	return path + keepState(query.length === 0 ? '' : `?${query.join('?')}`, path, from);
}

const LINK = /(<a\b[^>]*? href=")(\/[^"?#]*)(\?[^"#]*)?/g;

/**
 * Adds the state to the links of markup: without JavaScript nothing else carries it over. A link
 * with its own state stays unchanged.
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
 * Hidden fields that carry the state over in a page's forms, to append to its markup; '' without a
 * state. Only forms with an id get one.
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
