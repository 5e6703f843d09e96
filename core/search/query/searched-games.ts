import type { Names } from '#core/games/cards.ts';
import type { GameList } from '#core/games/day/day-view.ts';
import { searchGames } from '#core/games/filter/search-games.ts';
import type { Game } from '#core/games/game.ts';
import { listForFilters } from '#core/games/game-list.ts';
import { teamsOf } from '#core/games/teams-of.ts';
import type { Understanding } from './understanding.ts';

type Subject = 'team' | 'competition' | 'channel' | 'day';

/**
 * The games that queries search: the same games, in the same order, as stored and as in lists.
 * `days` = the loaded days.
 */
export type SearchedGames = {
	games: readonly Game[];
	list: GameList;
	days: ReadonlySet<string>;
	/** Indexes of the games of a team, competition, channel or day, in order. */
	of(subject: Subject, id: string): readonly number[];
	/** Indexes of the games that match otherwise unexplained words; null without such words. */
	holding(words: string): ReadonlySet<number> | null;
};

/**
 * Indexes games for many queries: a query inspects only games of what it names, never all of them.
 */
export function searchedGames(
	games: readonly Game[],
	days: readonly string[],
	names: Names,
): SearchedGames {
	const list = listForFilters(games, names);
	const places = new Map<string, number[]>();
	const add = (subject: Subject, id: string, place: number) => {
		const key = `${subject} ${id}`;
		const known = places.get(key);
		if (known === undefined) places.set(key, [place]);
		else if (known.at(-1) !== place) known.push(place);
	};
	for (const [place, card] of list.games.entries()) {
		add('day', games[place]?.day ?? '', place);
		add('competition', list.competitions[card.competition]?.id ?? '', place);
		for (const id of teamsOf(list, card)) add('team', id, place);
		for (const { channel } of card.broadcasts)
			add('channel', list.channels[channel]?.id ?? '', place);
	}
	return {
		...{ games, list, days: new Set(days) },
		of: (subject, id) => places.get(`${subject} ${id}`) ?? [],
		holding: (words) => (words === '' ? null : searchGames(list, words)),
	};
}

type Named = Pick<Understanding, 'times' | 'campeonatos' | 'canais' | 'dia' | 'ate'>;

/**
 * Indexes that include every game the query can match: the smallest set among the things that it
 * names.
 */
export function placesNear(
	{ games, days, of }: SearchedGames,
	{ times, campeonatos, canais, dia, ate }: Named,
): readonly number[] {
	const named = [
		...times.map((id) => of('team', id)),
		...campeonatos.slice(0, 1).map((id) => of('competition', id)),
		...canais.slice(0, 1).map((id) => of('channel', id)),
		...(dia === null
			? []
			: [
					[...days]
						.filter((day) => day >= dia && day <= (ate ?? dia))
						.flatMap((day) => of('day', day)),
				]),
	];
	const [fewest] = named.sort((a, b) => a.length - b.length);
	return fewest ?? games.map((_, place) => place);
}
