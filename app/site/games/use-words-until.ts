import { useEffect, useState } from 'react';
import { clockBehind, guideNow } from '#app/live/guide-clock.ts';

const MINUTE_MS = 60_000;

/**
 * Words for the time until an instant (UTC ms), updated each minute without announcements. Null on
 * the server, because its pages are cached, and null without an instant. The device's clock counts
 * only until the guide's time is known. `wordsOf` must be a stable function.
 */
export function useWordsUntil(
	instant: number | null,
	wordsOf: (ms: number) => string | null,
): string | null {
	const [words, setWords] = useState<string | null>(null);
	useEffect(() => {
		if (instant === null) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const update = () => {
			clearTimeout(timer);
			const ms = instant - (guideNow() ?? Date.now());
			setWords(wordsOf(ms));
			if (ms > 0) timer = setTimeout(update, ms % MINUTE_MS || MINUTE_MS);
		};
		update();
		const forget = clockBehind.subscribe(update);
		return () => {
			forget();
			clearTimeout(timer);
		};
	}, [instant, wordsOf]);
	return words;
}
