import { useWordsUntil } from '#app/site/games/use-words-until.ts';
import { untilWords } from '#core/games/copy/countdown.ts';
import { gameCopy } from '#core/games/copy/page.ts';
import { isOff } from '#core/games/game-rules.ts';
import type { GameView } from '#core/games/game-view.ts';

const MINUTE_MS = 60_000;
/** Further away than this the day says more than a count. */
const FAR_MS = 7 * 24 * 60 * MINUTE_MS;

type CountdownProps = {
	view: Pick<GameView, 'day' | 'kickoffAt' | 'status' | 'live' | 'behind'>;
	today: string;
};

/**
 * How long it is until the game. The server writes when it begins, which stays true in a cache; a
 * script counts in the same place, silently: a screen reader hears what is there when it comes by.
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

/** Far away the day says more. */
const nearWords = (ms: number) => (ms > FAR_MS ? null : untilWords(ms));
