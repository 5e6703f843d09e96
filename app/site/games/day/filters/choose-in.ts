import {
	type DayFilter,
	filterQuery,
	NO_FILTER,
	parseFilter,
} from '#core/games/filter/day-filter.ts';
import type { FilterName } from '#core/games/filter/filter-names.ts';

/** A filter with one part changed, given the text of its parameter; '' = unset. */
export function chooseIn(filter: DayFilter, name: FilterName, value: string): DayFilter {
	const query = new URLSearchParams(filterQuery({ ...filter, [name]: NO_FILTER[name] }));
	if (value !== '') query.set(name, value);
	return parseFilter(query).filter;
}
