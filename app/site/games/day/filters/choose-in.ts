import {
	type DayFilter,
	filterQuery,
	NO_FILTER,
	parseFilter,
} from '#core/games/filter/day-filter.ts';
import type { FilterName } from '#core/games/filter/filter-names.ts';

/**
 * A filter with another choice in one of its parts, by the text of its parameter; '' = not asked.
 */
export function chooseIn(filter: DayFilter, name: FilterName, value: string): DayFilter {
	const query = new URLSearchParams(filterQuery({ ...filter, [name]: NO_FILTER[name] }));
	if (value !== '') query.set(name, value);
	return parseFilter(query).filter;
}
