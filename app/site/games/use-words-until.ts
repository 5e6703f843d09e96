import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * Words for the time until an instant (UTC ms), renewed with each minute and silently; null on the server, whose pages are kept, without an instant
 * and from then on. `wordsOf` must stay the same function.
 */
export function useWordsUntil(instant: number | null, wordsOf: (ms: number) => string | null): string | null {
	const [words, setWords] = useState<string | null>(null);
	useEffect(() => {
		if (instant === null) return;
		let timer: number | undefined;
		const tell = () => {
			const ms = instant - Date.now();
			setWords(wordsOf(ms));
			if (ms > 0) timer = window.setTimeout(tell, ms % MINUTE_MS || MINUTE_MS);
		};
		tell();
		return () => window.clearTimeout(timer);
	}, [instant, wordsOf]);
	return words;
}
