import type { Agenda } from '#core/games/day/dated-list.ts';
import { pick } from '#core/kit/pick.ts';
import type { Channel } from './channel.ts';
import { type ChannelOpening, type OpeningFacts, openingFacts } from './channel-opening.ts';

/** Another channel that a page links to. */
export type ChannelLink = { id: string; name: string };

const FACTS = ['id', 'name', 'shortName', 'group', 'free', 'url', 'regionUfs', 'status'] as const;

/** The page of a channel as plain data: only known ways to get it. */
export type ChannelView = Agenda &
	Pick<Channel, (typeof FACTS)[number] | 'picture'> & {
		/** The parent of a feed (ESPN 2 → ESPN). */
		parent: ChannelLink | null;
		/** The successor of a retired channel. */
		successor: ChannelLink | null;
		/** Active feeds of this channel. */
		feeds: ChannelLink[];
		/** Absent where nothing more is known. */
		opening?: OpeningFacts;
	};

type Known = {
	channels: ReadonlyMap<string, Channel>;
	openings?: ReadonlyMap<string, ChannelOpening>;
};

/** The facts on a channel's page; `channels` and `openings` = all of them, by id. */
export function channelFacts(channel: Channel, { channels, openings }: Known) {
	const { id, status } = channel;
	const above = channel.parentId === null ? undefined : channels.get(channel.parentId);
	const linked = above ? linkTo(above) : null;
	const isRetired = status === 'retired';
	return {
		...pick(channel, FACTS),
		...(channel.picture === undefined ? {} : { picture: channel.picture }),
		parent: isRetired ? null : linked,
		successor: isRetired ? linked : null,
		feeds: [...channels.values()]
			.filter((other) => other.parentId === id && other.status === 'active')
			.map(linkTo),
		...openingFacts(openings?.get(id)),
	};
}

function linkTo({ id, shortName }: Channel): ChannelLink {
	return { id, name: shortName };
}
