import { FORM_PARAMETER, SEARCH_PARAMETER, STATE_PARAMETER } from '#core/site/paths.ts';

/** Names of a day's query parameters (architecture §8), in canonical order. */
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
 * Whether a query ('?…') requests a variant of a day: a search, filters, their form, the answers of
 * a state. Search engines must not index variants.
 */
export function isVariant(search: string): boolean {
	return namesIn(search).length > 0;
}

/**
 * Whether a query has more than a search term and a state: only then a page needs the filter rules.
 */
export function asksFilter(search: string): boolean {
	return namesIn(search).some((name) => !PLAIN.includes(name));
}

function namesIn(search: string): string[] {
	return search === ''
		? []
		: [...new URLSearchParams(search).keys()].filter((name) => ALL.includes(name));
}
