import { timeOf } from '#core/site/dates.ts';
import type { Uf } from '#core/site/uf.ts';
import { isShownIn, splitUfs } from './coverage.ts';
import { type DayFilter, periodOf } from './day-filter.ts';
import type { BroadcastCard, ChannelCard, GameCard, GameList } from './day-view.ts';
import { searchGames } from './search-games.ts';

/** Places of the games that a filter keeps. */
export function gamesThatPass(list: GameList, filter: DayFilter): Set<number> {
	const passed = new Set<number>();
	const meant = filter.busca === '' ? null : searchGames(list, filter.busca);
	list.games.forEach((game, place) => {
		if ((meant === null || meant.has(place)) && passes(list, game, filter)) passed.add(place);
	});
	return passed;
}

function passes(list: GameList, game: GameCard, filter: DayFilter): boolean {
	if (filter.campeonato !== null && list.competitions[game.competition]?.id !== filter.campeonato) return false;
	if (filter.time !== null && !teamsOf(list, game).includes(filter.time)) return false;
	if (filter.periodo !== null && (game.kickoffAt === undefined || periodOf(timeOf(game.kickoffAt).hour) !== filter.periodo)) return false;
	return !asksForBroadcast(filter) || broadcastsThatPass(list, game, filter).length > 0;
}

type BroadcastFilter = Pick<DayFilter, 'canal' | 'acesso' | 'gratis' | 'uf'>;

function asksForBroadcast({ canal, acesso, gratis, uf }: BroadcastFilter): boolean {
	return canal !== null || acesso !== null || gratis || uf !== null;
}

/** A broadcast in a list with the channel that it points at. */
export type Shown = { broadcast: BroadcastCard; channel: ChannelCard };

/** Ways to watch a game as asked: one broadcast must fulfil all of channel, access, price and state together. */
export function broadcastsThatPass(list: GameList, game: GameCard, filter: BroadcastFilter): Shown[] {
	return game.broadcasts.flatMap((broadcast) => {
		const channel = list.channels[broadcast.channel];
		if (channel === undefined || broadcast.state === 'none') return [];
		if (filter.canal !== null && channel.id !== filter.canal) return [];
		if (filter.acesso !== null && channel.group !== filter.acesso) return [];
		if (filter.gratis && !channel.free) return [];
		const shown = { broadcast, channel };
		return filter.uf !== null && !shownUfs(shown, [filter.uf]).includes(filter.uf) ? [] : [shown];
	});
}

/** Which of some states can watch a broadcast: `isShownIn` for the cards of a list. */
export function shownUfs({ broadcast: { state, include, exclude }, channel }: Shown, ufs: readonly Uf[]): Uf[] {
	const coverage = { include: splitUfs(include ?? ''), exclude: splitUfs(exclude ?? '') };
	const reach = { regionUfs: splitUfs(channel.regionUfs ?? '') };
	return ufs.filter((uf) => isShownIn({ state, coverage }, reach, uf));
}

/** Ids of the known teams of a game. */
export function teamsOf(list: GameList, { home, away }: GameCard): string[] {
	return [home, away].flatMap((side) => (typeof side === 'number' ? (list.teams[side]?.id ?? []) : []));
}
