import { channelsCopy } from '#core/channels/copy/channels.ts';
import { byName } from '#core/site/by-name.ts';
import type { IndexGroup } from '#core/site/leading.ts';
import type { Channel } from './channel.ts';

const { groups: words } = channelsCopy;

/** Ordered by a fan's first question: does it need an antenna, a subscription, nothing? */
const GROUPS: readonly (readonly [title: string, fits: (channel: Channel) => boolean])[] = [
	[words.nation, ({ group, regionUfs }) => group === 'aberta' && regionUfs.length === 0],
	[words.region, ({ group }) => group === 'aberta'],
	[words.paid, ({ group }) => group === 'assinatura'],
	[words.freeStreaming, ({ group, free }) => group === 'streaming' && free],
	[words.streaming, ({ group }) => group === 'streaming'],
	[words.youtube, ({ group }) => group === 'youtube'],
];

/**
 * Every channel in the first group that fits, by name. A later group may match a channel of an
 * earlier one.
 */
export function channelGroups(channels: readonly Channel[]): IndexGroup[] {
	const sorted = byName(channels, ({ name }) => name);
	return GROUPS.map(([title, fits]) => ({ title, ids: sorted.filter(fits).map(({ id }) => id) }));
}
