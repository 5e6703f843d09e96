import { type Reach, reachOf, receivedIn } from '#core/games/coverage/reach.ts';
import type { BroadcastCard, ChannelCard, GameCard, GameList } from '#core/games/day/day-view.ts';
import { teamsOf } from '#core/games/teams-of.ts';
import { timeOf } from '#core/site/dates.ts';
import { type DayFilter, periodOf } from './day-filter.ts';
import { searchGames } from './search-games.ts';

/**
 * Indexes of the games that pass a filter, in list order. They include possible matches: see
 * `isUnsure`.
 */
export function gamesThatPass(list: GameList, filter: DayFilter): Set<number> {
	const passed = new Set<number>();
	const meant = filter.busca === '' ? null : searchGames(list, filter.busca);
	list.games.forEach((game, place) => {
		if ((meant === null || meant.has(place)) && isKept(list, game, filter)) passed.add(place);
	});
	return passed;
}

/** Whether a game passes a filter, apart from the search term. */
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
 * A listed broadcast with its channel. `unsure` = its coverage of the requested state is unknown.
 */
export type Shown = { broadcast: BroadcastCard; channel: ChannelCard; unsure: boolean };

/**
 * Ways to watch a game that pass a filter: one broadcast must meet channel, access, price and state
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

/** Where a listed broadcast is received. */
export function reachOfShown({
	broadcast: { include, exclude },
	channel,
}: Pick<Shown, 'broadcast' | 'channel'>): Reach {
	return reachOf(include, exclude, channel.regionUfs);
}

/**
 * Whether the requested state may or may not receive a kept game: neither hidden nor counted as
 * certain.
 */
export function isUnsure(list: GameList, game: GameCard, filter: BroadcastFilter): boolean {
	return filter.uf !== null && broadcastsThatPass(list, game, filter).every(({ unsure }) => unsure);
}
