/**
 * Where a browser keeps the publication (UTC ms) of the newest article that stood on /noticias when
 * its reader was last there (S2.04).
 */
export const SEEN_KEY = 'guia-noticias';

/**
 * How many of these publications are newer than the reader's last visit to the news; `visiting` =
 * they are there now. All where nothing is kept.
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
