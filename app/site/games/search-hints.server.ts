import { countGames } from '#core/copy/games.ts';
import { suggestionDetail, suggestionName } from '#core/copy/search.ts';
import { hintsCopy } from '#core/copy/search-hints.ts';
import { daysWithGames } from '#core/games/coming-days.ts';
import type { DayView } from '#core/games/day-view.ts';
import { searchGames } from '#core/games/search-games.ts';
import { namedThings } from '#core/search/named-things.ts';
import { addDays } from '#core/site/dates.ts';
import { withSearch } from '#core/site/paths.ts';
import type { RenderContext } from '#server/http/render-context.ts';
import { dayPath } from './day-words.ts';
import type { SearchHints } from './search-hints.tsx';

/** Days ahead in which a search looks for games, and how many of them are named. */
const DAYS_AHEAD = 14;
const MOST_DAYS = 4;
const MOST_LINKS = 6;

/** What a search of a day leads to besides its list: the pages of what the term names, and where nothing is found the next days that have it. */
export async function readSearchHints({ data }: RenderContext, view: DayView, term: string): Promise<SearchHints | undefined> {
	const reference = await data.reference();
	const things = namedThings(reference, term).slice(0, MOST_LINKS);
	const links = things.map((thing) => ({ text: suggestionName(thing), note: suggestionDetail(thing), path: thing.url }));
	const days = searchGames(view, term).size > 0 ? [] : await readDays(data, view, term);
	if (links.length === 0 && days.length === 0) return undefined;
	return { term, label: hintsCopy.label(term), links, daysTitle: hintsCopy.days(term), days };
}

async function readDays(data: RenderContext['data'], { day, today }: DayView, term: string): Promise<SearchHints['days']> {
	const from = [today, addDays(day, 1)].sort().at(-1) ?? today;
	const [names, games] = await Promise.all([data.reference(), data.games.listComing(from, addDays(from, DAYS_AHEAD - 1))]);
	return daysWithGames(games, names, term)
		.slice(0, MOST_DAYS)
		.map((found) => ({
			text: hintsCopy.day(found.day, today),
			note: countGames(found.count),
			path: withSearch(dayPath(found.day, today), term),
		}));
}
