import { useLayoutEffect, useState } from 'react';
import { countUnread } from '#app/ui/seen-news.ts';

/**
 * S2.04: articles newer than the reader's last visit to the news. The page as it is sent counts the
 * newest ones for everybody; the browser knows better. Until it does, `.seen` keeps the badge of a
 * returning reader out of sight.
 */
export function useUnread(news: readonly number[], visiting: boolean): number {
	const [count, setCount] = useState(news.length);
	useLayoutEffect(() => {
		setCount(countUnread(news, visiting));
		document.documentElement.classList.remove('seen');
	}, [news, visiting]);
	return count;
}
