import { type Reach, reachOf, receivedIn } from '#core/games/coverage/reach.ts';
import type { BroadcastCard, ChannelCard, GameCard, GameList } from '#core/games/day/day-view.ts';
import { teamsOf } from '#core/games/teams-of.ts';
import { timeOf } from '#core/site/dates.ts';
import { type DayFilter, periodOf } from './day-filter.ts';
import { searchGames } from './search-games.ts';

/**
 * Places of the games that a filter keeps, in their order. Those that only perhaps are as asked are
 * among them: see `isUnsure`.
 */
export function gamesThatPass(list: GameList, filter: DayFilter): Set<number> {
	const passed = new Set<number>();
	const meant = filter.busca === '' ? null : searchGames(list, filter.busca);
	list.games.forEach((game, place) => {
		if ((meant === null || meant.has(place)) && isKept(list, game, filter)) passed.add(place);
	});
	return passed;
}

/** Whether a filter keeps a game by all that it asks but the search term. */
export function isKept(
	list: GameList,
	game: GameCard,
	filter: Omit<DayFilter, 'busca' | 'ordem'>,
): boolean {
	if (filter.campeonato !== null && list.competitions[game.competition]?.id !== filter.campeonato)
		return false;
	if (filter.time !== null && !teamsOf(list, game).includes(filter.time)) return false;
	if (
		filter.periodo !== null &&
		(game.kickoffAt === undefined || periodOf(timeOf(game.kickoffAt).hour) !== filter.periodo)
	)
		return false;
	return !asksForBroadcast(filter) || broadcastsThatPass(list, game, filter).length > 0;
}

type BroadcastFilter = Pick<DayFilter, 'canal' | 'acesso' | 'gratis' | 'uf'>;

function asksForBroadcast({ canal, acesso, gratis, uf }: BroadcastFilter): boolean {
	return canal !== null || acesso !== null || gratis || uf !== null;
}

/**
 * A broadcast in a list with the channel that it points at. `unsure` = nobody told whether the
 * state that was asked is among its states.
 */
export type Shown = { broadcast: BroadcastCard; channel: ChannelCard; unsure: boolean };

/**
 * Ways to watch a game as asked: one broadcast must fulfil all of channel, access, price and state
 * together.
 */
export function broadcastsThatPass(
	list: GameList,
	game: GameCard,
	filter: BroadcastFilter,
): Shown[] {
	return game.broadcasts.flatMap((broadcast) => {
		const channel = list.channels[broadcast.channel];
		if (channel === undefined || broadcast.state === 'none' || !isChannelAsked(channel, filter))
			return [];
		const received =
			filter.uf === null ? 'yes' : receivedIn(reachOfShown({ broadcast, channel }), filter.uf);
		return received === 'no' ? [] : [{ broadcast, channel, unsure: received === 'maybe' }];
	});
}

function isChannelAsked(
	{ id, group, free }: ChannelCard,
	{ canal, acesso, gratis }: BroadcastFilter,
): boolean {
	return (
		(canal === null || id === canal) && (acesso === null || group === acesso) && (!gratis || free)
	);
}

/** Where a broadcast in a list is received. */
export function reachOfShown({
	broadcast: { include, exclude },
	channel,
}: Pick<Shown, 'broadcast' | 'channel'>): Reach {
	return reachOf(include, exclude, channel.regionUfs);
}

/**
 * Whether a game that a filter keeps is only perhaps seen in the state that was asked: neither
 * hidden nor counted among the sure ones.
 */
export function isUnsure(list: GameList, game: GameCard, filter: BroadcastFilter): boolean {
	return filter.uf !== null && broadcastsThatPass(list, game, filter).every(({ unsure }) => unsure);
}
