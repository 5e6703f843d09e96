import { FORM_PARAMETER, SEARCH_PARAMETER } from '#core/site/paths.ts';

/** Names of the query parameters of a day (architecture §8), in the order in which addresses spell them. */
export const FILTER_NAMES = [SEARCH_PARAMETER, 'campeonato', 'canal', 'acesso', 'gratis', 'uf', 'time', 'periodo', 'ordem'] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

const ALL: readonly string[] = [...FILTER_NAMES, FORM_PARAMETER];

/** Whether a query ('?…') asks for a variant of a day: a search, filters, their form. Such a page is not to be found by search engines. */
export function isVariant(search: string): boolean {
	return namesIn(search).length > 0;
}

/** Whether a query asks for more than a search term: only then a page needs the rules of the filters. */
export function asksFilter(search: string): boolean {
	return namesIn(search).some((name) => name !== SEARCH_PARAMETER);
}

function namesIn(search: string): string[] {
	return search === '' ? [] : [...new URLSearchParams(search).keys()].filter((name) => ALL.includes(name));
}
