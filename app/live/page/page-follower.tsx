import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { LivePageProps } from '#app/live/live-page.tsx';
import { useLive } from '#app/live/use-live.ts';
import { drawnAt } from './drawn-at.ts';
import { followPage } from './follow-page.ts';
import { settlePlace } from './page-place.ts';

/** Follows a page that is no day for as long as it is open. */
export function PageFollower({ topics, data, kickoffs = [], onTurn }: LivePageProps) {
	const { revalidate } = useRevalidator();
	const read = useEffectEvent(() => ({ data, kickoffs }));
	const turn = useEffectEvent((now: number) => onTurn?.(now));
	const open = useRef<ReturnType<typeof followPage>>(null);
	useEffect(() => {
		const page = {
			data: () => read().data,
			kickoffs: () => read().kickoffs,
			onTurn: (now: number) => turn(now),
			revalidate,
		};
		const follower = followPage(page, drawnAt());
		open.current = follower;
		return () => follower.stop();
	}, [revalidate]);
	useLive({ topics, onStale: (changes) => void open.current?.onStale(changes) });
	useLayoutEffect(() => settlePlace(data), [data]);
	return null;
}
