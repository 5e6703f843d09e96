import type { Names } from '#core/games/cards.ts';
import { countGames } from '#core/games/copy/games.ts';
import { type DayFilter, filterQuery, NO_FILTER } from '#core/games/filter/day-filter.ts';
import { isKept, isUnsure } from '#core/games/filter/filter-rules.ts';
import { isOff } from '#core/games/game-rules.ts';
import { filterWords } from '#core/search/copy/query.ts';
import { addDays } from '#core/site/dates.ts';
import { paths, withQuery } from '#core/site/paths.ts';
import type { SearchLink } from './result.ts';
import type { SearchedGames } from './searched-games.ts';
import type { Understanding } from './understanding.ts';

/** Most days of a span that get a link each. */
const MOST_DAYS = 3;

type Around = { searched: SearchedGames; names: Names; today: string };

/**
 * Pages of days, filtered as in the query, each with its number of games: today's if the query
 * names no day. Without matches, also the next day that has some. Empty for a query that does not
 * ask for a list.
 */
export function dayLinks(understanding: Understanding, around: Around): SearchLink[] {
	const { dia, ate, uf, gratis, acesso, periodo, canais, campeonatos, times, rest, audience } =
		understanding;
	// No day filter covers women's and youth games.
	if (rest !== '' || audience !== null) return [];
	const filter: DayFilter = {
		...NO_FILTER,
		...{ uf, gratis, acesso, periodo },
		...{ canal: canais[0] ?? null, campeonato: campeonatos[0] ?? null },
	};
	const days = daysOf(dia ?? around.today, ate);
	if (times.length > 0) {
		// For a team: other free games in the requested state.
		return uf === null ? [] : [dayLink(around.today, { ...NO_FILTER, uf, gratis: true }, around)];
	}
	const isPlain = filterQuery(filter) === '' && dia === null;
	if (isPlain) return [];
	const links = [
		...days.map((day) => dayLink(day, filter, around)),
		...nextLink(days, filter, around),
	];
	return uf !== null && !gratis
		? [
				...days.map((day) => dayLink(day, { ...filter, gratis: true }, around)).slice(0, 1),
				...links,
			]
		: links;
}

function daysOf(from: string, to: string | null): string[] {
	const days = Array.from({ length: MOST_DAYS }, (_, ahead) => addDays(from, ahead));
	return days.filter((day) => day <= (to ?? from));
}

/** If the requested days have no match, the next day that has one. */
function nextLink(days: readonly string[], filter: DayFilter, around: Around): SearchLink[] {
	const { searched } = around;
	if (days.some((day) => !searched.days.has(day) || countOn(day, filter, searched) > 0)) return [];
	const last = days.at(-1) ?? around.today;
	const next = [...searched.days].find((day) => day > last && countOn(day, filter, searched) > 0);
	return next === undefined ? [] : [dayLink(next, filter, around)];
}

function countOn(day: string, filter: DayFilter, { list, games, of }: SearchedGames): number {
	return of('day', day).filter((place) => {
		const [game, card] = [games[place], list.games[place]];
		return (
			game !== undefined &&
			card !== undefined &&
			!isOff(game) &&
			isKept(list, card, filter) &&
			!isUnsure(list, card, filter)
		);
	}).length;
}

function dayLink(day: string, filter: DayFilter, { searched, names, today }: Around): SearchLink {
	const named = [
		names.channels.get(filter.canal ?? '')?.shortName,
		names.competitions.get(filter.campeonato ?? '')?.shortName,
	];
	const query = filterQuery(filter);
	return {
		kind: 'filter',
		id: withQuery(day, query),
		name: filterWords(
			filter,
			named.filter((name) => name !== undefined),
			day,
			today,
		),
		// A day that is not loaded is not counted.
		detail: searched.days.has(day) ? countGames(countOn(day, filter, searched)) : '',
		url: withQuery(paths.day(day), query),
	};
}
