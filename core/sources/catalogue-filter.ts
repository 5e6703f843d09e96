import { keysOf } from '#core/kit/keys.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { withQuery } from '#core/site/paths.ts';
import { GIVES, type Gives } from './catalogue-facts.ts';
import type { CatalogueItemView } from './contract.ts';

/** Stands for all competitions that the guide follows. */
export const FOLLOWED = 'acompanhadas';
const PARAMETERS = { gives: 'traz', competition: 'campeonato' } as const;

/** What of the catalogue is shown; '' = all. `competition` is an id or `FOLLOWED`. */
export type CatalogueFilter = { gives: Gives | ''; competition: string };

/** The filter in an address of the screen. An unknown word shows all. */
export function readCatalogueFilter(query: URLSearchParams): CatalogueFilter {
	const given = query.get(PARAMETERS.gives);
	return {
		gives: GIVES.find((one) => one === given) ?? '',
		competition: query.get(PARAMETERS.competition) ?? '',
	};
}

/** The address of the screen with a filter. */
export function catalogueAddress(filter: CatalogueFilter): string {
	const words = keysOf(PARAMETERS)
		.filter((name) => filter[name] !== '')
		.map((name) => [PARAMETERS[name], filter[name]]);
	return withQuery(panelPaths.sources, new URLSearchParams(words).toString());
}

/**
 * Entries of games that fit a filter. Of the competitions that are followed the entries that cover
 * most come first; nothing followed = no choice yet, so all are shown.
 */
export function filterCatalogue(
	items: readonly CatalogueItemView[],
	{ gives, competition }: CatalogueFilter,
	followed: readonly string[],
): CatalogueItemView[] {
	const wanted = competition === FOLLOWED ? followed : [competition].filter(Boolean);
	return items
		.filter(({ entry }) => entry.kind === 'jogos' && (gives === '' || entry.gives.includes(gives)))
		.map((item) => ({ item, covers: coveredBy(item, new Set(wanted)) }))
		.filter(({ covers }) => wanted.length === 0 || covers > 0)
		.toSorted((a, b) => b.covers - a.covers)
		.map(({ item }) => item);
}

function coveredBy({ entry }: CatalogueItemView, wanted: ReadonlySet<string>): number {
	const mapped = entry.kind === 'jogos' ? entry.competitions : [];
	return mapped.filter(({ id }) => wanted.has(id)).length;
}
