import { countGames } from '#core/games/copy/games.ts';
import type { Game } from '#core/games/game.ts';
import { isLive } from '#core/games/game-rules.ts';
import { pageWords, queryCopy, someTimes } from '#core/search/copy/query.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import { paths, searchPath } from '#core/site/paths.ts';
import type { PageId } from './page-words.ts';
import type { SearchLink } from './result.ts';
import type { SearchedGames } from './searched-games.ts';
import type { Understanding } from './understanding.ts';

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

/** Pages that a query names, and the games live at `now` (UTC ms) if it asks for them. */
export function pageLinks(
	{ page, aoVivo, times, rest }: Understanding,
	searched: SearchedGames,
	now: number,
): SearchLink[] {
	if (rest !== '') return [];
	const named: SearchLink[] =
		page === null
			? []
			: [{ kind: 'page', id: page, name: pageWords[page], detail: '', url: PAGE_PATHS[page] }];
	return aoVivo && times.length === 0 ? [...named, liveLink(searched, now)] : named;
}

/** A game that began yesterday may still be live. */
function liveLink({ games, of }: SearchedGames, now: number): SearchLink {
	const today = dayOf(now);
	const near = [addDays(today, -1), today].flatMap((day) => of('day', day));
	const running = near
		.flatMap((place) => games[place] ?? [])
		.filter((game) => isLive(game, now)).length;
	return {
		kind: 'page',
		id: 'ao-vivo',
		name: queryCopy.live,
		detail: countGames(running),
		url: paths.live,
	};
}

/** The women's and youth games of a team as one suggestion, null without any. */
export function youthLink(query: string, youth: readonly Game[], today: string): SearchLink | null {
	if (youth.length === 0) return null;
	return {
		kind: 'page',
		id: 'base-e-feminino',
		name: queryCopy.youth(youth.length),
		detail: someTimes(youth, today),
		url: `${searchPath(query)}#base`,
	};
}
