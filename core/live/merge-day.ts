import { arrangeDay, type DayContent } from '#core/games/day/arrange-day.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { joinLists, leaveOut } from '#core/games/day/join-lists.ts';
import type { DayPatch } from './contract.ts';
import { gather } from './loose-game.ts';

type Changed = Pick<DayPatch, 'put' | 'drop' | 'updatedAt'> &
	Partial<Pick<DayPatch, 'mapped' | 'demo'>>;

/**
 * Applies changes to a day: equal to what the server would build now, except for the order of its
 * tables. Unchanged games, names and tables keep their identity. `now` in UTC milliseconds.
 */
export function mergeDay(
	view: DayView,
	{ put, drop, updatedAt, mapped, demo }: Changed,
	now: number,
): DayView {
	const list = leaveOut(joinLists(view, gather(put)), new Set(drop));
	const content: DayContent = {
		day: view.day,
		updatedAt,
		mapped: mapped || undefined,
		demo: demo || undefined,
		...list,
	};
	return arrangeDay(content, now);
}

/**
 * A refetched day that reuses the displayed day's objects wherever both are equal. A different day
 * is taken unchanged.
 */
export function refreshDay(shown: DayView, fresh: DayView, now: number): DayView {
	if (shown.day !== fresh.day) return arrangeDay(fresh, now);
	const kept = new Set(fresh.games.map(({ slug }) => slug));
	const gone = shown.games.flatMap(({ slug }) => (kept.has(slug) ? [] : [slug]));
	return arrangeDay({ ...fresh, ...leaveOut(joinLists(shown, fresh), new Set(gone)) }, now);
}
