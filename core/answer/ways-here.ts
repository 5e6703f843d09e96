import { CHANNEL_GROUPS } from '#core/channels/channel.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import { type Reach, type Received, receivedIn } from '#core/games/coverage/reach.ts';
import type { AnswerGame, AnswerRival, AnswerWay } from './answer.ts';

/** The channels of a game in one place, each list with the best to name first. */
export type WaysHere = {
	/** Confirmed and received here; for the country, every confirmed one with known states. */
	sure: AnswerWay[];
	/** Confirmed in some states, but no source names them. */
	somewhere: AnswerWay[];
	unconfirmed: AnswerWay[];
	usual: AnswerWay[];
	/** Confirmed, and not received here. */
	elsewhere: AnswerWay[];
	/** What an open channel of this game shows here instead. */
	rival: { channel: string; title: string } | null;
};

/** Sorts the channels of a game by their value to a state's viewers; null = the whole country. */
export function waysHere(game: Pick<AnswerGame, 'ways' | 'rivals'>, uf: Uf | null): WaysHere {
	const ways = byWorth(game.ways, uf).map((way) => ({
		way,
		received: receivedHere(way, game.rivals, uf),
	}));
	const having = (state: AnswerWay['state'], ...received: Received[]) =>
		ways.flatMap((entry) =>
			entry.way.state === state && received.includes(entry.received) ? [entry.way] : [],
		);
	const sure = having('confirmed', 'yes');
	return {
		sure: sure.filter((way) => !isOtherFeed(way, sure)),
		somewhere: having('confirmed', 'maybe'),
		unconfirmed: having('unconfirmed', 'yes', 'maybe'),
		usual: having('usual', 'yes', 'maybe'),
		elsewhere: having('confirmed', 'no'),
		rival: uf === null ? null : rivalOf(ways, game.rivals, uf),
	};
}

/** Whether a channel's reach names states, so that answers differ between them. */
export function isLimited({ in: inside, out }: Reach): boolean {
	return (inside !== undefined && inside !== UNKNOWN_UFS) || out !== undefined;
}

function receivedHere(
	{ channel, reach, state }: AnswerWay,
	rivals: readonly AnswerRival[],
	uf: Uf | null,
): Received {
	if (uf === null) return reach.in === UNKNOWN_UFS ? 'maybe' : 'yes';
	const received = receivedIn(reach, uf);
	// A station airs one programme at a time: a rival game there rules this one out.
	if (received === 'yes' && state === 'confirmed') return 'yes';
	return rivals.some((rival) => isRivalOf(channel.id, rival, uf)) ? 'no' : received;
}

function rivalOf(
	ways: readonly { way: AnswerWay; received: Received }[],
	rivals: readonly AnswerRival[],
	uf: Uf,
): WaysHere['rival'] {
	for (const { way, received } of ways) {
		const rival =
			received === 'no' ? rivals.find((each) => isRivalOf(way.channel.id, each, uf)) : undefined;
		if (rival !== undefined) return { channel: way.channel.name, title: rival.title };
	}
	return null;
}

function isRivalOf(channelId: string, rival: AnswerRival, uf: Uf): boolean {
	return rival.channelId === channelId && receivedIn(rival.reach, uf) === 'yes';
}

/**
 * Free before paid; for the country, nationwide before regional; then by kind of channel and in the
 * given order.
 */
function byWorth(ways: readonly AnswerWay[], uf: Uf | null): AnswerWay[] {
	const worth = ({ channel, reach }: AnswerWay) =>
		(channel.free ? 0 : 100) +
		(uf === null && isLimited(reach) ? 10 : 0) +
		CHANNEL_GROUPS.indexOf(channel.group);
	return ways.toSorted((a, b) => worth(a) - worth(b));
}

/** Beside ESPN, its feed ESPN 4 adds nothing. */
function isOtherFeed(
	{ channel: { family, free } }: AnswerWay,
	ways: readonly AnswerWay[],
): boolean {
	return (
		family !== undefined &&
		ways.some(({ channel }) => channel.id === family && channel.free === free)
	);
}
