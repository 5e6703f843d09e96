import type { Names } from './cards.ts';
import { type DayFilter, type FilterName, type IgnoredParameter, NO_FILTER, type ReadFilter } from './day-filter.ts';

/**
 * Drops what cannot be meant from a filter that was read: competitions, channels and teams that nobody knows, and beside a channel the
 * access that it does not have ('canal=premiere&gratis=1'). What is dropped joins `ignored`. Idempotent.
 */
export function checkFilter({ filter, ignored }: ReadFilter, names: Names): ReadFilter {
	const checked: DayFilter = { ...filter };
	const dropped: IgnoredParameter[] = [];
	function drop<Name extends FilterName>(name: Name): void {
		dropped.push({ name, value: filter[name] === true ? '1' : String(filter[name]) });
		checked[name] = NO_FILTER[name];
	}
	if (filter.campeonato !== null && !names.competitions.has(filter.campeonato)) drop('campeonato');
	if (filter.time !== null && !names.teams.has(filter.time)) drop('time');
	const channel = filter.canal === null ? undefined : names.channels.get(filter.canal);
	if (filter.canal !== null && channel === undefined) drop('canal');
	if (channel && filter.acesso !== null && channel.group !== filter.acesso) drop('acesso');
	if (channel && filter.gratis && !channel.free) drop('gratis');
	return { filter: checked, ignored: [...ignored, ...dropped] };
}
