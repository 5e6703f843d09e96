import type { ExpectedFacts } from '#core/answer/answer.ts';
import { countGames } from '#core/copy/games.ts';
import { pageWords, queryCopy, someTimes, understoodWords } from '#core/copy/query.ts';
import type { Names } from '#core/games/cards.ts';
import type { Game } from '#core/games/game.ts';
import { listForFilters } from '#core/games/game-list.ts';
import { isLive } from '#core/games/game-rules.ts';
import { dayOf } from '#core/site/dates.ts';
import { paths, searchPath, searchTerm } from '#core/site/paths.ts';
import { dayLinks } from './day-links.ts';
import { createTellGame } from './game-answers.ts';
import type { Grammar } from './grammar.ts';
import { type FindNamed, isNothingElse } from './named-links.ts';
import type { PageId } from './page-words.ts';
import type { SearchLink, SearchResult } from './result.ts';
import { type FoundGames, findGames, type SearchedGames } from './searched-games.ts';
import type { Understanding } from './understanding.ts';

export type SearchSources = {
	names: Names;
	grammar: Grammar;
	findNamed: FindNamed;
	/** Games around today with their broadcasts, and the days that they fill. */
	games: readonly Game[];
	days: readonly string[];
};

/** A query and the games at hand that it finds. */
export type Asked = { query: string; understanding: Understanding; found: FoundGames; now: number };

/** What a query needs beside the games at hand: further games, best first; articles about what it names; what is expected of a game without a channel. */
export type Further = {
	games: readonly Game[];
	articles: readonly SearchLink[];
	expected: (game: Game) => ExpectedFacts | null;
};

export type Search = {
	/** Reads a query at `now` (UTC ms). */
	ask(query: string, now: number): Asked;
	/** What it finds, together with what was read for it. */
	tell(asked: Asked, read: Further): SearchResult;
};

/** Games that are told of each list. */
export const MOST_TOLD = 20;

/** Builds the search over the guide, once for many queries. Pure: the same sources, query and instant give the same result. */
export function createSearch({ names, grammar, findNamed, games, days }: SearchSources): Search {
	const list = listForFilters(games, names);
	const searched: SearchedGames = { games, list, days: new Set(days) };
	const tellGame = createTellGame(games, names);
	return {
		ask: (text, now) => {
			const query = searchTerm(text);
			const understanding = grammar(query, dayOf(now));
			return { query, understanding, found: findGames(searched, understanding, now), now };
		},
		tell: ({ query, understanding, found, now }, { games: others, articles, expected }) => {
			const today = dayOf(now);
			const tell = (each: readonly Game[]) =>
				each.slice(0, MOST_TOLD).map((game) => tellGame(game, { uf: understanding.uf, now, expected: expected(game) }));
			const known = new Set(found.games.map(({ id }) => id));
			const named = findNamed(query, understanding);
			return {
				query,
				understanding,
				words: understoodWords(understanding, namesOf(understanding, names), today),
				games: tell([...found.games, ...others.filter(({ id }) => !known.has(id))]),
				youth: tell(found.youth),
				named,
				days: dayLinks(understanding, { searched, names, today }),
				pages: pageLinks(understanding, games, now),
				articles,
				isNameAlone: isNothingElse(understanding) && !understanding.isQuestion && understanding.times.length < 2,
			};
		},
	};
}

function namesOf({ times, campeonatos, canais }: Understanding, { teams, competitions, channels }: Names): string[] {
	const found = [
		...times.map((id) => teams.get(id)),
		...campeonatos.map((id) => competitions.get(id)),
		...canais.map((id) => channels.get(id)),
	];
	return found.flatMap((entry) => (entry === undefined ? [] : [entry.shortName]));
}

const PAGE_PATHS: Record<PageId, string> = {
	news: paths.news,
	teams: paths.teams,
	competitions: paths.competitions,
	channels: paths.channels,
	preferences: paths.preferences,
	about: paths.about,
	terms: paths.terms,
	privacy: paths.privacy,
};

function pageLinks({ page, aoVivo, times, rest }: Understanding, games: readonly Game[], now: number): SearchLink[] {
	if (rest !== '') return [];
	const named: SearchLink[] = page === null ? [] : [{ kind: 'page', id: page, name: pageWords[page], detail: '', url: PAGE_PATHS[page] }];
	const running = games.filter((game) => isLive(game, now)).length;
	const live: SearchLink[] =
		aoVivo && times.length === 0
			? [{ kind: 'page', id: 'ao-vivo', name: queryCopy.live, detail: countGames(running), url: paths.today }]
			: [];
	return [...named, ...live];
}

/** The women's and youth games of a team as one suggestion, null without any. */
export function youthLink({ query, youth, understanding }: SearchResult, today: string): SearchLink | null {
	if (youth.length === 0 || understanding.times.length === 0) return null;
	return {
		kind: 'page',
		id: 'base-e-feminino',
		name: queryCopy.youth(youth.length),
		detail: someTimes(youth, today),
		url: `${searchPath(query)}#base`,
	};
}
