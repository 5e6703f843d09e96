import { type Received, reachOf, receivedIn } from '#core/games/coverage/reach.ts';
import type { BroadcastCard, ChannelCard, GameCard, GameList } from '#core/games/day/day-view.ts';
import { isOff } from '#core/games/game-rules.ts';
import { hasChannels, type Preferences } from './preferences.ts';

/**
 * yes = confirmed, on a channel of mine, where I am · maybe = not contradicted, yet not certain ·
 * no = not on what I have.
 */
export type Watch = Received;

type Mine = Pick<Preferences, 'uf' | 'channels' | 'groups'>;

/**
 * Whether a reader can watch one broadcast. Nothing unknown is claimed: without a confirmed
 * channel, with states that no source tells, or where the reader has not said which state is
 * theirs, the answer is "maybe". Keep in step with `watchSelectors`, which says it in CSS.
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
 * "N de M": the games to come of a list and what a reader can watch of them. Places in
 * `list.games`.
 */
type WatchCount = Record<Watch | 'unknown', number[]> & { total: number };

/** Counts the games that a reader can watch, those off the calendar left out. */
export function countWatch(mine: Mine, list: GameList): WatchCount {
	const count: WatchCount = { yes: [], maybe: [], no: [], unknown: [], total: 0 };
	list.games.forEach((game, place) => {
		if (isOff(game)) return;
		count[watchGame(mine, game, list)].push(place);
		count.total += 1;
	});
	return count;
}

/** Places of the games of some teams, in the order of the list. */
export function gamesOfTeams(
	{ games, teams }: Pick<GameList, 'games' | 'teams'>,
	ids: readonly string[],
): number[] {
	const mine = new Set(ids);
	const isMine = (side: number | string) =>
		typeof side === 'number' && mine.has(teams[side]?.id ?? '');
	return games.flatMap(({ home, away }, place) => (isMine(home) || isMine(away) ? [place] : []));
}
