import type { Names } from '#core/games/cards.ts';
import type { GameList } from '#core/games/day/day-view.ts';
import { searchGames } from '#core/games/filter/search-games.ts';
import type { Game } from '#core/games/game.ts';
import { listForFilters } from '#core/games/game-list.ts';
import { teamsOf } from '#core/games/teams-of.ts';
import type { Understanding } from './understanding.ts';

type Subject = 'team' | 'competition' | 'channel' | 'day';

/**
 * Games that a query is asked of: the same games, in the same order, as stored and as lists show
 * them. `days` = those that are at hand.
 */
export type SearchedGames = {
	games: readonly Game[];
	list: GameList;
	days: ReadonlySet<string>;
	/** Places of the games of a team, competition, channel or day, in their order. */
	of(subject: Subject, id: string): readonly number[];
	/** Places of the games that hold words which nothing else explains; null without such words. */
	holding(words: string): ReadonlySet<number> | null;
};

/**
 * Puts games in order for many queries: a query looks at the games of what it names only, never at
 * all of them.
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
 * Places among which all games lie that a query asks for: of what it names, that with the fewest.
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
