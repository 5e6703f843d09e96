import { useLayoutEffect, useState } from 'react';
import { countUnread } from '#app/ui/seen-news.ts';

/**
 * S2.04: articles newer than the reader's last visit to the news. The server counts the newest ones
 * for everyone; the browser knows the last visit. Until then `.seen` hides the badge of a returning
 * reader.
 */
export function useUnread(news: readonly number[], visiting: boolean): number {
	const [count, setCount] = useState(news.length);
	useLayoutEffect(() => {
		setCount(countUnread(news, visiting));
		document.documentElement.classList.remove('seen');
	}, [news, visiting]);
	return count;
}
