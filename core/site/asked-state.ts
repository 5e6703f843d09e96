import { paths, STATE_PARAMETER, withQuery } from './paths.ts';
import { isUf, type Uf } from './uf.ts';

/** The state whose answers a query asks for, in any letters ('?estado=pe'); null without one, and for what is no state. Of several the first counts. */
export function askedState(query: string): Uf | null {
	const code = (new URLSearchParams(query).get(STATE_PARAMETER) ?? '').trim().toUpperCase();
	return isUf(code) ? code : null;
}

/** The one spelling of that wish, without '?'; '' without one. */
export function stateQuery(query: string): string {
	const uf = query.includes(STATE_PARAMETER) ? askedState(query) : null;
	return uf === null ? '' : queryOf(uf);
}

/** Path and query of a page that gives the answers of a state: of one game, or of a day. */
const ANSWERS = new RegExp(`^(?:${paths.home}|${paths.today}|${paths.tomorrow}|${paths.day('')}[\\w-]+|${paths.game('')}[\\w-]+)$`);

/** The query ('?…' or '') under which a link is followed from a page with the query `from`: a state that was asked for there is asked for on. */
export function keepState(query: string, path: string, from: string): string {
	const uf = askedState(from);
	if (uf === null || !ANSWERS.test(path) || query.includes(`${STATE_PARAMETER}=`)) return query;
	return withQuery('', [query.slice(1), queryOf(uf)].filter((part) => part !== '').join('&'));
}

const LINK = /(<a\b[^>]*? href=")(\/[^"?#]*)(\?[^"#]*)?/g;

/** Markup whose links ask for a state on: whoever has no script has nothing else that remembers it. A link that speaks of a state itself stays. */
export function keepStateInLinks(markup: string, uf: Uf | null): string {
	if (uf === null) return markup;
	const from = `?${queryOf(uf)}`;
	return markup.replace(LINK, (_link, start: string, path: string, query = '') => {
		const asked = keepState(query.replaceAll('&amp;', '&'), path, from);
		return start + path + asked.replaceAll('&', '&amp;');
	});
}

function queryOf(uf: Uf): string {
	return `${STATE_PARAMETER}=${uf.toLowerCase()}`;
}
