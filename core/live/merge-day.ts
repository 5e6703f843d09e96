import { arrangeDay, type DayContent } from '#core/games/day/arrange-day.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { joinLists, leaveOut } from '#core/games/day/join-lists.ts';
import type { DayPatch } from './contract.ts';
import { gather } from './loose-game.ts';

/**
 * A day with what changed of it: the same as one that the server builds now, up to the order of its
 * tables. Games, names and tables that did not change stay the same objects. `now` in UTC
 * milliseconds.
 */
export function mergeDay(
	view: DayView,
	{ put, drop, updatedAt, mapped, demo }: Omit<DayPatch, 'day'>,
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
 * A day that was read again, made of the objects of the one that is shown wherever both say the
 * same. Another day is taken as it is.
 */
export function refreshDay(shown: DayView, fresh: DayView, now: number): DayView {
	if (shown.day !== fresh.day) return arrangeDay(fresh, now);
	const kept = new Set(fresh.games.map(({ slug }) => slug));
	const gone = shown.games.flatMap(({ slug }) => (kept.has(slug) ? [] : [slug]));
	return arrangeDay({ ...fresh, ...leaveOut(joinLists(shown, fresh), new Set(gone)) }, now);
}
