import { dayPath } from '#app/site/games/day-words.ts';
import { countGames, VERSUS } from '#core/games/copy/games.ts';
import { daysWithGames } from '#core/games/day/coming-days.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { searchGames } from '#core/games/filter/search-games.ts';
import { hintsCopy } from '#core/search/copy/hints.ts';
import { suggestionDetail, suggestionName } from '#core/search/copy/search.ts';
import { namedThings } from '#core/search/named-things.ts';
import { addDays } from '#core/site/dates.ts';
import { withSearch } from '#core/site/paths.ts';
import { expireAt, type RenderContext } from '#server/http/render/render-context.ts';
import { answerEnd } from '#server/search/search-index.ts';
import type { SearchHints } from './search-hints.tsx';

/** How many days ahead a search looks for games, and how many games it names. */
const DAYS_AHEAD = 14;
const MOST_DAYS = 4;
const MOST_LINKS = 6;
const MOST_ANSWERS = 2;

/**
 * Hints beside the result list of a day's search: pages of the named entries. Without a result they
 * answer from other days.
 */
export async function readSearchHints(
	{ data, now, page }: RenderContext,
	view: DayView,
	term: string,
): Promise<SearchHints | undefined> {
	const isFound = searchGames(view, term).size > 0;
	const [reference, answers] = await Promise.all([
		data.reference(),
		isFound ? [] : readAnswers(data, term, now),
	]);
	if (answers.length > 0) expireAt(page, answerEnd(now));
	const things = namedThings(reference, term).map((thing) => ({
		text: suggestionName(thing),
		note: suggestionDetail(thing),
		path: thing.url,
	}));
	const links = [...answers, ...things].slice(0, MOST_LINKS);
	const days = isFound ? [] : await readDays(data, view, term);
	if (links.length === 0 && days.length === 0) return undefined;
	return { term, label: hintsCopy.label(term), links, daysTitle: hintsCopy.days(term), days };
}

/** A list matches names; the search over all days understands questions. */
async function readAnswers(
	data: RenderContext['data'],
	term: string,
	now: number,
): Promise<SearchHints['links']> {
	const { suggestions } = await data.search.suggest(term, now);
	const games = suggestions
		.flatMap((one) => (one.kind === 'game' ? [one] : []))
		.slice(0, MOST_ANSWERS);
	return games.map(({ home, away, resposta, url }) => ({
		text: `${home} ${VERSUS} ${away}`,
		note: resposta,
		path: url,
	}));
}

async function readDays(
	data: RenderContext['data'],
	{ day, today }: DayView,
	term: string,
): Promise<SearchHints['days']> {
	const from = [today, addDays(day, 1)].sort().at(-1) ?? today;
	const [names, games] = await Promise.all([
		data.reference(),
		data.games.listComing(from, addDays(from, DAYS_AHEAD - 1)),
	]);
	return daysWithGames(games, names, term)
		.slice(0, MOST_DAYS)
		.map((found) => ({
			text: hintsCopy.day(found.day, today),
			note: countGames(found.count),
			path: withSearch(dayPath(found.day, today), term),
		}));
}
