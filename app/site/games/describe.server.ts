import { seoCopy } from '#core/copy/seo.ts';
import type { DayView } from '#core/games/day-view.ts';
import type { GameView } from '#core/games/game-view.ts';
import { dayOf, formatNumericDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { breadcrumbList, itemList, sportsEvent } from '#core/site/structured-data.ts';
import type { RenderContext } from '#server/http/render-context.ts';
import { dayPath } from './day-words.ts';

/** Tells search engines what the page of a game shows. The invented games of the demonstration are told to nobody. */
export function describeGame({ page, publicUrl, now }: RenderContext, view: GameView): void {
	if (view.demo) return;
	const day = { name: seoCopy.dayTitle(formatNumericDay(view.day)), path: dayPath(view.day, dayOf(now)) };
	const trail = [{ name: seoCopy.start, path: paths.home }, day, { name: view.title, path: paths.game(view.slug) }];
	page.structuredData.push(
		...sportsEvent({ view, description: view.answers.country.sentence, publicUrl }),
		breadcrumbList({ trail, publicUrl }),
	);
}

/** A list longer than this, or one with names, would cost a full day its 30 KB (A17); every game is linked in the page itself. */
const MOST_LISTED = 50;

/** The same for a day: the games it lists, in their order, and where it stands; the page of today is the front page. */
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
