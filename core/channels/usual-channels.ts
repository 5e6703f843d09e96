import type { Names } from '#core/games/cards.ts';
import type { ChannelGroup } from './channel.ts';

/** How many days "where they usually show" looks back. */
export const USUAL_DAYS = 90;

/** How many games of one team or competition a channel was listed for. */
export type BroadcastCount = {
	channelId: string;
	games: number;
	/** Those of `games` that a source confirmed. */
	confirmed: number;
};

export type UsualChannel = { id: string; name: string; group: ChannelGroup; free: boolean };

/** "Onde costuma passar": counted, never guessed. */
export type UsualChannels = {
	/** Games of the last 90 days that had a confirmed or usual channel. */
	games: number;
	/** The channel with most games first. `confirmed` of `games` were confirmed by a source. */
	channels: (UsualChannel & { games: number; confirmed: number })[];
};

/**
 * Turns counts into a table. Channels that the reference no longer holds, and those off the air,
 * are left out.
 */
export function usualChannels(
	games: number,
	counts: readonly BroadcastCount[],
	names: Pick<Names, 'channels'>,
): UsualChannels {
	const channels = counts.flatMap(({ channelId, ...count }) => {
		return onAir(channelId, names).map((channel) => ({ ...channel, ...count }));
	});
	return {
		games,
		channels: channels.sort(
			(a, b) => b.games - a.games || b.confirmed - a.confirmed || (a.id < b.id ? -1 : 1),
		),
	};
}

function onAir(channelId: string, { channels }: Pick<Names, 'channels'>): UsualChannel[] {
	const channel = channels.get(channelId);
	if (channel === undefined || channel.status === 'retired') return [];
	const { id, shortName: name, group, free } = channel;
	return [{ id, name, group, free }];
}
