import { withQuery } from './paths.ts';

/**
 * What an address says to get results, '?resultado=sim'. Calendars, feeds and JSON carry none
 * without it, so that subscribers see no score unasked.
 */
export const RESULTS_QUERY = 'resultado=sim';

const NAME = 'resultado';
const YES = 'sim';

/** Whether a query ('a=1&b=2') asks for results. The first of several values counts. */
export function asksResults(query: string): boolean {
	return query.includes(NAME) && new URLSearchParams(query).get(NAME) === YES;
}

/** The canonical spelling of that parameter, without '?'; '' without it. */
export function resultsQuery(query: string): string {
	return asksResults(query) ? RESULTS_QUERY : '';
}

/** An address that carries results. */
export function askingResults(address: string): string {
	const [path = '', ...query] = address.split('?');
	return withQuery(path, [...query, RESULTS_QUERY].join('&'));
}
