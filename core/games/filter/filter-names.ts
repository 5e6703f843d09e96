import { FORM_PARAMETER, SEARCH_PARAMETER, STATE_PARAMETER } from '#core/site/paths.ts';

/**
 * Names of the query parameters of a day (architecture §8), in the order in which addresses spell
 * them.
 */
export const FILTER_NAMES = [
	SEARCH_PARAMETER,
	'campeonato',
	'canal',
	'acesso',
	'gratis',
	'uf',
	'time',
	'periodo',
	'ordem',
] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

const ALL: readonly string[] = [...FILTER_NAMES, FORM_PARAMETER, STATE_PARAMETER];
const PLAIN: readonly string[] = [SEARCH_PARAMETER, STATE_PARAMETER];

/**
 * Whether a query ('?…') asks for a variant of a day: a search, filters, their form, the answers of
 * a state. Such a page is not to be found by search engines.
 */
export function isVariant(search: string): boolean {
	return namesIn(search).length > 0;
}

/**
 * Whether a query asks for more than a search term and the answers of a state: only then a page
 * needs the rules of the filters.
 */
export function asksFilter(search: string): boolean {
	return namesIn(search).some((name) => !PLAIN.includes(name));
}

function namesIn(search: string): string[] {
	return search === ''
		? []
		: [...new URLSearchParams(search).keys()].filter((name) => ALL.includes(name));
}
