import { checkFilter } from '#core/games/check-filter.ts';
import { activeFilters, type FilterName, filterValue, parseFilter, type ReadFilter } from '#core/games/day-filter.ts';
import { applyFilter, type FilteredDay } from '#core/games/filter-day.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import { readDay } from './read-day.ts';

/** A filter that holds. `label` = name of a competition, channel or team; null where the value is a word of the copy. */
export type ChosenFilter = { name: FilterName; value: string; label: string | null };

export type FilteredDayAnswer = FilteredDay & ReadFilter & { chosen: ChosenFilter[]; validUntil: number };

/**
 * Reads the page of one São Paulo day with the filters of its address (architecture §8). `now` and `validUntil` in UTC milliseconds.
 * Any query gives an answer; what was not understood stands in `ignored`.
 */
export async function readFilteredDay(
	data: GuideData,
	{ day, now, query }: { day: string; now: number; query: URLSearchParams },
): Promise<FilteredDayAnswer> {
	const [{ view, validUntil }, reference] = await Promise.all([readDay(data, { day, now }), data.reference()]);
	const { filter, ignored } = checkFilter(parseFilter(query), reference);
	return { ...applyFilter(view, filter), filter, ignored, chosen: chosenOf(filter, reference), validUntil };
}

function chosenOf(filter: ReadFilter['filter'], { competitions, channels, teams }: Reference): ChosenFilter[] {
	const labels: Partial<Record<FilterName, string | undefined>> = {
		campeonato: competitions.get(filter.campeonato ?? '')?.shortName,
		canal: channels.get(filter.canal ?? '')?.shortName,
		time: teams.get(filter.time ?? '')?.shortName,
	};
	return activeFilters(filter).map((name) => ({ name, value: filterValue(filter, name) ?? '', label: labels[name] ?? null }));
}
