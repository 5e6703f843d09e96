import { useMemo } from 'react';
import { useQuery } from '#app/admin/ui/use-query.ts';
import {
	type DeskFilter,
	NO_FILTER,
	parseDeskFilter,
	writeDeskFilter,
} from '#core/games/desk/desk-filter.ts';

export type FilterState = {
	filter: DeskFilter;
	/** The filter as an address holds it: one text for one view. */
	query: string;
	change(part: Partial<DeskFilter>): void;
	clear(): void;
};

/**
 * The filter of the desk lives in its address: a reload, a link and the way back keep it. The same
 * object until it changes.
 */
export function useDeskFilter(): FilterState {
	const [params, setParams] = useQuery();
	return useMemo(() => {
		const filter = parseDeskFilter(params);
		const show = (next: DeskFilter) => setParams(writeDeskFilter(next));
		return {
			filter,
			query: writeDeskFilter(filter).toString(),
			change: (part) => show({ ...filter, ...part }),
			clear: () =>
				show({
					...NO_FILTER,
					trash: filter.trash,
					from: filter.trash ? filter.from : NO_FILTER.from,
				}),
		};
	}, [params, setParams]);
}
