import { useWordsUntil } from '#app/site/games/use-words-until.ts';
import { untilWords } from '#core/games/copy/countdown.ts';
import { gameCopy } from '#core/games/copy/page.ts';
import { isOff } from '#core/games/game-rules.ts';
import type { GameView } from '#core/games/game-view.ts';

const MINUTE_MS = 60_000;
/** Beyond this many milliseconds the date is more useful than a countdown. */
const FAR_MS = 7 * 24 * 60 * MINUTE_MS;

type CountdownProps = {
	view: Pick<GameView, 'day' | 'kickoffAt' | 'status' | 'live' | 'behind'>;
	today: string;
};

/**
 * Time until the game. The server renders the kickoff, which stays correct in a cache. A script
 * counts in the same place without announcements: screen readers hear it only when they reach it.
 */
export function Countdown({ view, today }: CountdownProps) {
	const { day, kickoffAt, live, behind } = view;
	const left = useWordsUntil(isOff(view) || live || behind ? null : kickoffAt, nearWords);
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

/** For a distant game the date is more useful. */
const nearWords = (ms: number) => (ms > FAR_MS ? null : untilWords(ms));
