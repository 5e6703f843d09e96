import { type Received, reachOf, receivedIn } from '#core/games/coverage/reach.ts';
import type { BroadcastCard, ChannelCard, GameCard, GameList } from '#core/games/day/day-view.ts';
import { isOff } from '#core/games/game-rules.ts';
import { hasChannels, type Preferences } from './preferences.ts';

/**
 * yes = confirmed on one of the reader's channels in their state · maybe = possible, but not
 * certain · no = not on their channels.
 */
export type Watch = Received;

type Mine = Pick<Preferences, 'uf' | 'channels' | 'groups'>;

/**
 * Whether a reader can watch one broadcast. "maybe" unless it is known: without a confirmed
 * channel, with unknown states, or where the reader chose no state. Keep in sync with
 * `watchSelectors`, its CSS version.
 */
export function watchBroadcast(mine: Mine, broadcast: BroadcastCard, channel: ChannelCard): Watch {
	if (broadcast.state === 'none') return 'no';
	const received = receivedIn(
		reachOf(broadcast.include, broadcast.exclude, channel.regionUfs),
		mine.uf,
	);
	if (received === 'no' || !hasChannels(mine)) return received === 'no' ? 'no' : 'maybe';
	if (!mine.channels.includes(channel.id) && !mine.groups.includes(channel.group)) return 'no';
	return received === 'yes' && broadcast.state === 'confirmed' ? 'yes' : 'maybe';
}

/** The best way to watch a game; `unknown` while no channel is announced. */
export function watchGame(
	mine: Mine,
	game: GameCard,
	{ channels }: Pick<GameList, 'channels'>,
): Watch | 'unknown' {
	const ways = game.broadcasts.flatMap((broadcast) => {
		const channel = channels[broadcast.channel];
		return channel && broadcast.state !== 'none' ? [watchBroadcast(mine, broadcast, channel)] : [];
	});
	if (ways.length === 0) return game.noBroadcast ? 'no' : 'unknown';
	return ways.includes('yes') ? 'yes' : ways.includes('maybe') ? 'maybe' : 'no';
}

/**
 * "N de M": the upcoming games of a list and which of them a reader can watch. Indexes in
 * `list.games`.
 */
type WatchCount = Record<Watch | 'unknown', number[]> & { total: number };

/** Counts the games that a reader can watch, except called-off ones. */
export function countWatch(mine: Mine, list: GameList): WatchCount {
	const count: WatchCount = { yes: [], maybe: [], no: [], unknown: [], total: 0 };
	list.games.forEach((game, place) => {
		if (isOff(game)) return;
		count[watchGame(mine, game, list)].push(place);
		count.total += 1;
	});
	return count;
}

/** Indexes of the games of some teams, in list order. */
export function gamesOfTeams(
	{ games, teams }: Pick<GameList, 'games' | 'teams'>,
	ids: readonly string[],
): number[] {
	const mine = new Set(ids);
	const isMine = (side: number | string) =>
		typeof side === 'number' && mine.has(teams[side]?.id ?? '');
	return games.flatMap(({ home, away }, place) => (isMine(home) || isMine(away) ? [place] : []));
}
