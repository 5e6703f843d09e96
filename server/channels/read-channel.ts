import { type ChannelView, channelFacts } from '#core/channels/channel-view.ts';
import { furtherKeys } from '#core/site/letter-index.ts';
import { type Found, readAgenda, readMoved } from '#server/games/read-agenda.ts';
import { type LetterIndexAnswer, readLetterIndex } from '#server/games/read-letter-index.ts';
import type { GuideData } from '#server/guide-data.ts';

/** Reads the page of a channel by its slug, which is its id. `now` in UTC milliseconds. */
export async function readChannel(data: GuideData, slug: string, now: number): Promise<Found<ChannelView>> {
	const reference = await data.reference();
	const channel = reference.channels.get(slug);
	if (!channel) return readMoved(data, 'channel', slug);
	const { agenda, validUntil } = await readAgenda(data, { kind: 'channel', id: channel.id }, now);
	return { kind: 'found', view: { ...channelFacts(channel, reference), ...agenda }, validUntil };
}

/** Every channel on the air from A to Z, with its games of the next 30 days. `now` in UTC milliseconds. */
export async function readChannelIndex(data: GuideData, now: number): Promise<LetterIndexAnswer> {
	const { channels } = await data.reference();
	const active = [...channels.values()].filter(({ status }) => status === 'active');
	const entries = active.map((channel) => ({
		id: channel.id,
		name: channel.name,
		keys: furtherKeys(channel.name, [channel.shortName, ...channel.aliases]),
	}));
	return readLetterIndex(data, { kind: 'channel', entries, now });
}
