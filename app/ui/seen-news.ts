/**
 * localStorage key for the publication time (UTC ms) of the newest article on /noticias at the
 * reader's last visit (S2.04).
 */
export const SEEN_KEY = 'guia-noticias';

/**
 * How many of these publications are newer than the reader's last visit to the news. `visiting` =
 * the reader is there now. All of them without storage.
 */
export function countUnread(news: readonly number[], visiting: boolean): number {
	try {
		if (visiting) localStorage.setItem(SEEN_KEY, `${news[0] ?? 1}`);
		const seen = Number(localStorage.getItem(SEEN_KEY));
		return news.filter((at) => at > seen).length;
	} catch {
		return news.length;
	}
}
