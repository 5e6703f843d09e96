import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { guideNow } from '#app/live/guide-clock.ts';
import { useLive } from '#app/live/use-live.ts';
import { topics as topicOf } from '#core/changes/topic.ts';
import { stripDays } from '#core/games/day/day-strip.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { loosen } from '#core/live/loose-game.ts';
import { refreshDay } from '#core/live/merge-day.ts';
import { drawnAt } from './drawn-at.ts';
import { followDay } from './follow-day.tsx';
import { settlePlace } from './page-place.ts';

type DayProps = { view: DayView; note: ReactNode; show: (view: DayView, note?: ReactNode) => void };

/** Follows a day for as long as its page is open; draws what is to be said above its list. */
export function DayFollower({ view, note, show }: DayProps) {
	const { revalidate } = useRevalidator();
	const read = useEffectEvent(() => view);
	const draw = useEffectEvent(show);
	const open = useRef<ReturnType<typeof followDay>>(null);
	const { day } = view;
	useEffect(() => {
		const follower = followDay(
			{ read: () => read(), show: (next, said) => draw(next, said), revalidate },
			drawnAt(),
		);
		open.current = follower;
		return () => follower.stop();
	}, [revalidate]);
	useLive({
		topics: [
			topicOf.day(day),
			...stripDays(day).flatMap((each) => (each === day ? [] : topicOf.total(each))),
		],
		records: () => loosen(view),
		onCards: (patch, changes) => patch.day === day && open.current?.onCards(patch, changes),
		onStale: (changes) => void open.current?.onStale(changes),
	});
	useLayoutEffect(() => settlePlace(view), [view]);
	return note;
}

/**
 * A day that was read again, with what the page shows of it already; undefined while the guide's
 * clock is not known.
 */
export function refreshed(shown: DayView, fresh: DayView): DayView | undefined {
	const now = guideNow();
	return now === null ? undefined : refreshDay(shown, fresh, now);
}
