import type { Uf } from '#core/football-pt/uf.ts';
import type { GameCard, GameList } from '#core/games/day/day-view.ts';
import { rankGames } from '#core/games/day/score.ts';
import { NO_FILTER } from '#core/games/filter/day-filter.ts';
import { broadcastsThatPass } from '#core/games/filter/filter-rules.ts';
import type { Game } from '#core/games/game.ts';
import { isBehind, isLive, isOff } from '#core/games/game-rules.ts';
import type { SearchedGames } from './searched-games.ts';
import type { Understanding } from './understanding.ts';

/** `youth` = women's and youth games of a team whose first team is asked for. */
export type FoundGames = { games: Game[]; youth: Game[] };

/** Only the first days with this many games are ranked: more than an answer shows. */
const ENOUGH = 30;

/**
 * Orders games by index: first teams before women's and youth teams, unless the query asks for
 * those. A team's or competition's games are chronological, after those live at `now` (UTC ms).
 * Others come day by day in order of importance (`rankGames`), past and called-off ones last.
 */
export function orderGames(
	searched: SearchedGames,
	places: readonly number[],
	understanding: Understanding,
	now: number,
): FoundGames {
	const { audience, times, campeonatos, uf } = understanding;
	const ranks =
		times.length + campeonatos.length > 0 ? null : ranksOf(searched, places, { uf, now });
	const rows = places.flatMap((place) => {
		const game = searched.games[place];
		if (game === undefined) return [];
		const isAsked = isAudience(searched, place, audience);
		const at = game.kickoffAt ?? Infinity;
		const order =
			ranks === null
				? [Number(!isAsked), Number(!isLive(game, now)), dayNumber(game), at]
				: [
						Number(!isAsked),
						Number(isOff(game) || isBehind(game, now)),
						dayNumber(game),
						ranks.get(place) ?? places.length,
						at,
					];
		return [{ game, isAsked, order }];
	});
	const sorted = rows.sort(
		(a, b) => compare(a.order, b.order) || (a.game.slug < b.game.slug ? -1 : 1),
	);
	const asked = sorted.filter(({ isAsked }) => isAsked).map(({ game }) => game);
	const others =
		audience === null ? sorted.filter(({ isAsked }) => !isAsked).map(({ game }) => game) : [];
	// Separate for a team; last among the games of a day.
	return times.length > 0
		? { games: asked, youth: others }
		: { games: [...asked, ...others], youth: [] };
}

function isAudience(
	{ list }: SearchedGames,
	place: number,
	audience: Understanding['audience'],
): boolean {
	const { gender, ageGroup } = list.competitions[list.games[place]?.competition ?? -1] ?? {};
	return gender === audience?.gender && ageGroup === audience?.ageGroup;
}

/**
 * Importance rank of the first days' games in a state, 0 = most important. `games` is sorted by
 * day.
 */
function ranksOf(
	{ games, list }: SearchedGames,
	places: readonly number[],
	{ uf, now }: { uf: Uf | null; now: number },
): Map<number, number> {
	const lastDay = games[places[ENOUGH] ?? -1]?.day ?? '9';
	const first = places.filter((place) => (games[place]?.day ?? '') <= lastDay);
	const cards = first.flatMap((place) => list.games[place] ?? []);
	const ranked = rankGames(
		{ ...list, games: uf === null ? cards : cards.map((card) => seenIn(list, card, uf)) },
		now,
	);
	return new Map(ranked.map((at, rank) => [first[at] ?? -1, rank]));
}

/** A game with only the broadcasts that reach a state, as if there were no other state. */
function seenIn(list: GameList, card: GameCard, uf: Uf): GameCard {
	const here = broadcastsThatPass(list, card, { ...NO_FILTER, uf }).filter(({ unsure }) => !unsure);
	return {
		...card,
		broadcasts: here.map(({ broadcast: { channel, state } }) => ({ channel, state })),
	};
}

function dayNumber({ day }: Game): number {
	return Number(day.replaceAll('-', ''));
}

function compare(a: readonly number[], b: readonly number[]): number {
	const at = a.findIndex((value, place) => value !== b[place]);
	return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
