import type { Channel } from '#core/channels/channel.ts';
import { type DayFilter, NO_FILTER, type ReadFilter } from './day-filter.ts';
import type { FilterName } from './filter-names.ts';

/** The known ids: the whole reference data on the server, the names of the page in the browser. */
type KnownIds = {
	teams: { has(id: string): boolean };
	competitions: { has(id: string): boolean };
	channels: { get(id: string): Pick<Channel, 'group' | 'free'> | undefined };
};

/**
 * Drops impossible values from a parsed filter: unknown competitions, channels and teams. Beside a
 * channel it also drops an access the channel does not have ('canal=premiere&gratis=1'). Dropped
 * names are added to `ignored`. Idempotent.
 */
export function checkFilter({ filter, ignored }: ReadFilter, known: KnownIds): ReadFilter {
	const checked: DayFilter = { ...filter };
	const dropped = new Set<FilterName>();
	function drop<Name extends FilterName>(name: Name): void {
		dropped.add(name);
		checked[name] = NO_FILTER[name];
	}
	if (filter.campeonato !== null && !known.competitions.has(filter.campeonato)) drop('campeonato');
	if (filter.time !== null && !known.teams.has(filter.time)) drop('time');
	const channel = filter.canal === null ? undefined : known.channels.get(filter.canal);
	if (filter.canal !== null && channel === undefined) drop('canal');
	if (channel && filter.acesso !== null && channel.group !== filter.acesso) drop('acesso');
	if (channel && filter.gratis && !channel.free) drop('gratis');
	return { filter: checked, ignored: [...new Set([...ignored, ...dropped])] };
}
