import type { Channel } from '#core/channels/channel.ts';
import { type DayFilter, NO_FILTER, type ReadFilter } from './day-filter.ts';
import type { FilterName } from './filter-names.ts';

/**
 * What ids may name: the whole reference data on the server, the names that a page knows in the
 * browser.
 */
type KnownIds = {
	teams: { has(id: string): boolean };
	competitions: { has(id: string): boolean };
	channels: { get(id: string): Pick<Channel, 'group' | 'free'> | undefined };
};

/**
 * Drops what cannot be meant from a filter that was read: competitions, channels and teams that
 * nobody knows, and beside a channel the access that it does not have ('canal=premiere&gratis=1').
 * What is dropped joins `ignored`. Idempotent.
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
