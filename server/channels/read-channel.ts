import { CHANNEL_GROUPS, type Channel } from '#core/channels/channel.ts';
import { channelGroups } from '#core/channels/channel-groups.ts';
import { type ChannelView, channelFacts } from '#core/channels/channel-view.ts';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { capital } from '#core/kit/capital.ts';
import type { IndexGroup } from '#core/site/leading.ts';
import { furtherKeys } from '#core/site/letter-index.ts';
import { type Found, readAgenda, readMoved } from '#server/games/read/read-agenda.ts';
import { type LetterIndexAnswer, readLetterIndex } from '#server/games/read/read-letter-index.ts';
import type { GuideData } from '#server/guide-data.ts';

/** Reads the page of a channel by its slug, which is its id. `now` in UTC milliseconds. */
export async function readChannel(
	data: GuideData,
	slug: string,
	now: number,
): Promise<Found<ChannelView>> {
	const reference = await data.reference();
	const channel = reference.channels.get(slug);
	if (!channel) return readMoved(data, 'channel', slug);
	const { agenda, validUntil } = await readAgenda(data, { kind: 'channel', id: channel.id }, now);
	return { kind: 'found', view: { ...channelFacts(channel, reference), ...agenda }, validUntil };
}

/**
 * Every channel on the air from A to Z, or by kind when `grouped`, with its games of the next 30
 * days. `now` in UTC milliseconds.
 */
export async function readChannelIndex(
	data: GuideData,
	now: number,
	grouped: boolean,
): Promise<LetterIndexAnswer> {
	const { channels } = await data.reference();
	const active = [...channels.values()].filter(({ status }) => status === 'active');
	const entries = active.map((channel) => ({
		id: channel.id,
		name: channel.name,
		keys: furtherKeys(channel.name, [channel.shortName, ...channel.aliases]),
	}));
	return readLetterIndex(data, {
		kind: 'channel',
		entries,
		leading: (games) => mainChannels(active, games),
		groups: grouped ? channelGroups(active) : null,
		now,
	});
}

/** Channels of a group that are listed before the alphabetical list. */
const MOST_OF_GROUP = 8;

/**
 * The channels with most upcoming games in each group; those without games appear only under their
 * letter.
 */
function mainChannels(
	channels: readonly Channel[],
	games: ReadonlyMap<string, number>,
): IndexGroup[] {
	const count = ({ id }: Channel) => games.get(id) ?? 0;
	return CHANNEL_GROUPS.map((group) => ({
		title: capital(groupWords[group]),
		ids: channels
			.filter((channel) => channel.group === group && count(channel) > 0)
			.toSorted((a, b) => count(b) - count(a) || (a.id < b.id ? -1 : 1))
			.slice(0, MOST_OF_GROUP)
			.map(({ id }) => id),
	}));
}
