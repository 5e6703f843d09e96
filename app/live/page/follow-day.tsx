import type { ReactNode } from 'react';
import { guideNow } from '#app/live/guide-clock.ts';
import type { CardsPatch } from '#app/live/listener.ts';
import { arrangeDay, asksData, nextDayTurn } from '#core/games/day/arrange-day.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { isAlike } from '#core/kit/is-alike.ts';
import type { DescribedChange } from '#core/live/contract.ts';
import { mergeDay } from '#core/live/merge-day.ts';
import { paths } from '#core/site/paths.ts';
import { createAsking } from './ask-data.ts';
import { watchHands, whenCalm } from './calm.ts';
import { followClock } from './follow-clock.ts';
import { holdPlace } from './page-place.ts';
import { turnedNote } from './turned-note.tsx';

/** A day that is open. `note` = said above its list. */
type OpenDay = {
	read(): DayView;
	show(view: DayView, note?: ReactNode): void;
	revalidate(): Promise<void>;
};

type Span = { from: number; to: number };

/** A view that was handed to the page, and the drawn view that it replaces. */
type Given = { view: DayView; over: DayView; changes: readonly DescribedChange[] };

/**
 * Lets an open day follow its changes and the clock. `drawnAt` = when the server drew it, on the
 * time line of `performance.now()`.
 */
export function followDay(day: OpenDay, drawnAt: number) {
	watchHands();
	// The page draws later: a second change in between builds on the view that was handed over.
	let given: Given | null = null;
	const pending = () => (given?.over === day.read() ? given : null);
	const read = () => pending()?.view ?? day.read();
	const asking = createAsking(day.revalidate);
	const clock = followClock({
		drawnAt,
		nextTurn: (after) => nextDayTurn(read(), after),
		onTurn,
	});

	async function onTurn(span: Span): Promise<void> {
		const before = read();
		const after = arrangeDay(before, span.to);
		// Under the addresses of today, tomorrow and yesterday another day is shown from now on.
		const isOther =
			after.today !== before.today && window.location.pathname !== paths.day(before.day);
		if (!isOther) {
			if (asksData(before, span)) asking.soon();
			return show(() => arrangeDay(read(), span.to), []);
		}
		if (await asking.now()) return;
		const note = await turnedNote(after);
		await show(() => arrangeDay(read(), span.to), [], note);
	}

	async function show(
		next: () => DayView,
		changes: readonly DescribedChange[],
		note?: ReactNode,
	): Promise<void> {
		await whenCalm();
		const view = next();
		if (isAlike(view, read())) return;
		given = { view, over: day.read(), changes: [...(pending()?.changes ?? []), ...changes] };
		holdPlace(given.changes, given.over);
		day.show(view, note);
		clock.look();
	}

	return {
		/** Changes the games of the day in place. */
		onCards(patch: CardsPatch, changes: readonly DescribedChange[]): void {
			const merged = () => {
				const view = read();
				return mergeDay(view, { ...view, ...patch }, guideNow() ?? Date.now());
			};
			void show(merged, changes);
		},
		/** Revalidates the page data, after changes that are not in any card. */
		async onStale(changes: readonly DescribedChange[]): Promise<void> {
			await whenCalm();
			await asking.now(() => holdPlace(changes, day.read()));
		},
		stop(): void {
			clock.stop();
			asking.stop();
		},
	};
}
