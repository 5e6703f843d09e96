import type { UsualChannels } from '#core/channels/usual-channels.ts';
import { rightsOn } from '#core/competitions/rights.ts';
import type { UsualChannelOffer } from '#core/names/pickers.ts';
import { dayOf } from '#core/site/dates.ts';
import type { GuideData } from '#server/guide-data.ts';
import { channelName } from './game-names.ts';
import { readUsualChannels } from './read/read-usual-channels.ts';

/** A channel with a smaller share of the games is not a habit. */
const LEAST_PART = 0.2;
/** Nor is a channel with a single game. */
const LEAST_GAMES = 2;
const MOST_OFFERED = 8;

/**
 * The usual channels of a competition and its home side: rights holders, and counts of the last 90
 * days. A suggestion, never a fact: a game that takes one marks it as usual. `now` in UTC
 * milliseconds.
 */
export async function offerUsualChannels(
	data: GuideData,
	{ competitionId, homeId }: { competitionId: string; homeId?: string | undefined },
	now: number,
): Promise<UsualChannelOffer[]> {
	const reference = await data.reference();
	const rights = rightsOn(reference.competitions.get(competitionId)?.rights ?? [], dayOf(now));
	const holders = rights.map(({ channelId }) => channelId);
	const [competition, home] = await Promise.all([
		readUsualChannels(data, { kind: 'competition', id: competitionId }, now),
		homeId === undefined ? null : readUsualChannels(data, { kind: 'team', id: homeId }, now),
	]);
	const ids = new Set([...holders, ...habits(competition), ...(home === null ? [] : habits(home))]);
	const offers = [...ids].flatMap((id): UsualChannelOffer[] => {
		const channel = reference.channels.get(id);
		if (channel === undefined || channel.status === 'retired') return [];
		const counts = {
			competition: countOf(competition, id),
			home: home === null ? null : countOf(home, id),
		};
		return [{ channel: channelName(channel), holds: holders.includes(id), ...counts }];
	});
	return offers.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_OFFERED);
}

function habits({ games, channels }: UsualChannels): string[] {
	return channels
		.filter((channel) => channel.games >= LEAST_GAMES && channel.games >= games * LEAST_PART)
		.map(({ id }) => id);
}

function countOf({ games, channels }: UsualChannels, id: string): UsualChannelOffer['home'] {
	const counted = channels.find((channel) => channel.id === id);
	return counted === undefined ? null : { games: counted.games, of: games };
}

/** The home side's channels weigh most: rights often belong to a club. */
function weightOf({ holds, competition, home }: UsualChannelOffer): number {
	const part = (count: UsualChannelOffer['home']) =>
		count === null || count.of === 0 ? 0 : count.games / count.of;
	return 2 * part(home) + part(competition) + (holds ? 0.5 : 0);
}
