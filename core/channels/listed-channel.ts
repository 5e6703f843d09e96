import type { Channel } from './channel.ts';

/** A channel in the list that readers choose from. */
export type ListedChannel = Pick<Channel, 'id' | 'name' | 'group' | 'free' | 'regionUfs'>;

/** The active channels: nationwide ones first, then by name. */
export function listedChannels(channels: Iterable<Channel>): ListedChannel[] {
	return [...channels]
		.filter(({ status }) => status === 'active')
		.map(({ id, shortName, group, free, regionUfs }) => ({
			id,
			name: shortName,
			group,
			free,
			regionUfs,
		}))
		.sort(
			(a, b) =>
				Number(a.regionUfs.length > 0) - Number(b.regionUfs.length > 0) ||
				a.name.localeCompare(b.name, 'pt-BR'),
		);
}
