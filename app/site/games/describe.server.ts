import { groundedSentence } from '#core/answer/answer-sentence.ts';
import { seoCopy } from '#core/copy/seo.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import type { GameView } from '#core/games/game-view.ts';
import { answerWords } from '#core/games/share/share-text.ts';
import {
	dayOf,
	formatDayAndMonth,
	formatHour,
	formatNumericDay,
	formatShortDay,
} from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { breadcrumbList, itemList, sportsEvent } from '#core/site/structured-data.ts';
import type { RenderContext } from '#server/http/render/render-context.ts';
import { dayPath } from './day-words.ts';

/**
 * Structured data of a game's page; the demonstration gets none. Returns the page's title and
 * description, with the same answer as the page.
 */
export function describeGame(
	{ page, publicUrl, now }: RenderContext,
	view: GameView,
): { title: string; description: string } {
	const date = formatDayAndMonth(view.day);
	const when = view.kickoffAt === null ? date : `${date}, ${formatHour(view.kickoffAt)}`;
	const head = {
		title: seoCopy.gameTitle(view.title, formatShortDay(view.day)),
		description: seoCopy.game(view.title, view.competition.name, when, answerWords(view)),
	};
	if (view.demo) return head;
	const day = {
		name: seoCopy.dayTitle(formatNumericDay(view.day)),
		path: dayPath(view.day, dayOf(now)),
	};
	const trail = [
		{ name: seoCopy.start, path: paths.home },
		day,
		{ name: view.title, path: paths.game(view.slug) },
	];
	page.structuredData.push(
		...sportsEvent({ view, description: groundedSentence(view.answers.country), publicUrl }),
		breadcrumbList({ trail, publicUrl }),
	);
	return head;
}

/**
 * A longer list, or one with names, would exceed the 30 KB budget of a full day (A17). The page
 * itself links every game.
 */
const MOST_LISTED = 50;

/**
 * Structured data of a day: its games in order, and its breadcrumb. Today's page is the front page.
 */
export function describeDay({ page, publicUrl }: RenderContext, view: DayView): void {
	if (view.demo || view.total === 0) return;
	const path = dayPath(view.day, view.today);
	const trail = [
		{ name: seoCopy.start, path: paths.home },
		{ name: seoCopy.dayTitle(formatNumericDay(view.day)), path },
	];
	if (path !== paths.today) page.structuredData.push(breadcrumbList({ trail, publicUrl }));
	const items = view.games.slice(0, MOST_LISTED).map((game) => ({ path: paths.game(game.slug) }));
	page.structuredData.push(itemList({ items, publicUrl }));
}
