import { UFS } from '#core/football-pt/uf-names.ts';
import { filterCopy } from '#core/games/copy/filters.ts';
import { free } from '#core/games/copy/games.ts';
import { type DayFilter, filterQuery, NO_FILTER } from '#core/games/filter/day-filter.ts';
import type { FilterName } from '#core/games/filter/filter-names.ts';
import { askedName, type KnownNames } from '#core/games/filter/known-names.ts';
import { withQuery } from '#core/site/paths.ts';

/** The words of an active filter: 'Premiere', 'São Paulo', 'noite', “fla”. */
export function chosenWords(filter: DayFilter, name: FilterName, known: KnownNames): string {
	const { busca, acesso, uf, periodo } = filter;
	if (name === 'busca') return `“${busca}”`;
	if (name === 'acesso' && acesso !== null) return filterCopy.groups[acesso];
	if (name === 'uf' && uf !== null) return UFS[uf];
	if (name === 'periodo' && periodo !== null) return filterCopy.periods[periodo];
	return askedName(filter, name, known) ?? free;
}

/** The address of the same page without one filter. */
export function withoutFilter(path: string, filter: DayFilter, name: FilterName): string {
	return withQuery(path, filterQuery({ ...filter, [name]: NO_FILTER[name] }));
}
