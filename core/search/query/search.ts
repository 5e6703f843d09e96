import type { ExpectedFacts } from '#core/answer/answer.ts';
import type { Names } from '#core/games/cards.ts';
import type { Game } from '#core/games/game.ts';
import type { OpenSlots } from '#core/games/open-slots.ts';
import { understoodWords } from '#core/search/copy/query.ts';
import { dayOf } from '#core/site/dates.ts';
import { searchTerm } from '#core/site/paths.ts';
import { dayLinks } from './day-links.ts';
import { findGames } from './find-games.ts';
import { createToSuggestion } from './game-answers.ts';
import type { Grammar } from './grammar.ts';
import { type FindNamed, isNothingElse } from './named-links.ts';
import type { FoundGames } from './order-games.ts';
import { pageLinks, youthLink } from './page-links.ts';
import type { SearchLink, SearchResult } from './result.ts';
import { searchedGames } from './searched-games.ts';
import type { Understanding } from './understanding.ts';

type SearchSources = {
	names: Names;
	grammar: Grammar;
	findNamed: FindNamed;
	/** Games around today with their broadcasts, and the days covered. */
	games: readonly Game[];
	days: readonly string[];
};

/** A query and the loaded games that match it. */
export type Asked = { query: string; understanding: Understanding; found: FoundGames; now: number };

/**
 * Data that a query needs beyond the loaded games: further games, best first, with what open
 * channels show at their kickoff. Also articles about named entries, and where games without a
 * channel are expected.
 */
type Further = {
	games: readonly Game[];
	slots: OpenSlots;
	articles: readonly SearchLink[];
	expected: (game: Game) => ExpectedFacts | null;
};

export type Search = {
	/** Parses a query at `now` (UTC ms). */
	ask(query: string, now: number): Asked;
	/** The result, including the data fetched for it: at most `most` games of each list. */
	answer(asked: Asked, read: Further, most: MostGames): SearchResult;
};

/** Most games converted for each list: converting one takes longer than finding it. */
export type MostGames = { games: number; youth: number };

/**
 * Builds the search over the guide, once for many queries. Pure: the same sources, query and
 * instant give the same result.
 */
export function createSearch({ names, grammar, findNamed, games, days }: SearchSources): Search {
	const searched = searchedGames(games, days, names);
	const toSuggestion = createToSuggestion(games, names);
	return {
		ask: (text, now) => {
			const query = searchTerm(text);
			const understanding = grammar(query, dayOf(now));
			return { query, understanding, found: findGames(searched, understanding, now), now };
		},
		answer: (
			{ query, understanding, found, now },
			{ games: others, slots, articles, expected },
			most,
		) => {
			const today = dayOf(now);
			const suggest = (game: Game, missed: string | null) =>
				toSuggestion(game, { uf: understanding.uf, now, slots, expected: expected(game), missed });
			const known = new Set(found.games.map(({ id }) => id));
			const shown = [...found.games, ...others.filter(({ id }) => !known.has(id))].slice(
				0,
				most.games,
			);
			const named = findNamed(query, understanding);
			return {
				query,
				understanding,
				words: understoodWords(understanding, namesOf(understanding, names), today),
				games: shown.map((game, place) =>
					suggest(game, place === 0 ? missedDay(game, understanding, now) : null),
				),
				youth: found.youth.slice(0, most.youth).map((game) => suggest(game, null)),
				fold: youthLink(query, found.youth, today),
				named,
				days: dayLinks(understanding, { searched, names, today }),
				pages: pageLinks(understanding, searched, now),
				articles,
				isNameAlone:
					isNothingElse(understanding) &&
					!understanding.isQuestion &&
					understanding.times.length < 2,
				isApart:
					understanding.times.length > 1 &&
					shown.length > 0 &&
					!shown.some((game) => isBetween(game, understanding.times)),
			};
		},
	};
}

/** The single requested day of a team whose next game is on another day. */
function missedDay(game: Game, { times, dia, ate }: Understanding, now: number): string | null {
	return times.length === 1 && dia !== null && ate === null && game.day > dia && dia >= dayOf(now)
		? dia
		: null;
}

function isBetween({ home, away }: Game, [one, two]: readonly string[]): boolean {
	const ids = [home.teamId, away.teamId];
	return ids.includes(one ?? '') && ids.includes(two ?? '');
}

function namesOf(
	{ times, campeonatos, canais }: Understanding,
	{ teams, competitions, channels }: Names,
): string[] {
	const found = [
		...times.map((id) => teams.get(id)),
		...campeonatos.map((id) => competitions.get(id)),
		...canais.map((id) => channels.get(id)),
	];
	return found.flatMap((entry) => (entry === undefined ? [] : [entry.shortName]));
}
