import { useEffect, useState } from 'react';
import { untilWords } from '#core/copy/countdown.ts';
import { gameCopy } from '#core/copy/game-page.ts';
import { isOff } from '#core/games/game-rules.ts';
import type { GameView } from '#core/games/game-view.ts';

const MINUTE_MS = 60_000;
/** Further away than this the day says more than a count. */
const FAR_MS = 7 * 24 * 60 * MINUTE_MS;

type CountdownProps = { view: Pick<GameView, 'day' | 'kickoffAt' | 'status' | 'live' | 'behind'>; today: string };

/**
 * How long it is until the game. The server writes when it begins, which stays true in a cache; a script counts in the same place, silently:
 * a screen reader hears what is there when it comes by.
 */
export function Countdown({ view, today }: CountdownProps) {
	const { day, kickoffAt, live, behind } = view;
	const left = useTimeUntil(isOff(view) || live || behind ? null : kickoffAt);
	if (isOff(view) || kickoffAt === null) return null;
	if (live) return <p className="count">{gameCopy.count.live(kickoffAt)}</p>;
	if (behind) return null;
	return (
		<p className="count">
			{left === null ? (
				gameCopy.count.begins(day, today, kickoffAt)
			) : (
				<>
					{gameCopy.count.in} <b className="display">{left}</b>
				</>
			)}
		</p>
	);
}

/** Words for the time until an instant, renewed with each minute; null on the server, far away and from then on. */
function useTimeUntil(instant: number | null): string | null {
	const [words, setWords] = useState<string | null>(null);
	useEffect(() => {
		if (instant === null) return;
		let timer: number | undefined;
		const tell = () => {
			const ms = instant - Date.now();
			setWords(ms > FAR_MS ? null : untilWords(ms));
			if (ms > 0) timer = window.setTimeout(tell, ms % MINUTE_MS || MINUTE_MS);
		};
		tell();
		return () => window.clearTimeout(timer);
	}, [instant]);
	return words;
}
