import { webAddress } from './feed-url.ts';
import { walkMarkup } from './walk-markup.ts';

export type FoundFeed = { url: string; title: string | null };

const FEED_TYPE =
	/^(application|text)\/(rss|atom|rdf|feed)\+(xml|json)$|^application\/(json|xml)$|^text\/xml$/i;
const MOST = 10;

/**
 * Feeds linked by a web page (`<link rel="alternate" type="application/rss+xml">`), in page order,
 * comment feeds last.
 */
export function findFeeds(page: string, base: string): FoundFeed[] {
	const found = new Map<string, FoundFeed>();
	let from = base;
	walkMarkup(page, () => ({
		onopentag(name, { rel = '', type = '', href = '', title = '' }) {
			if (name === 'base') from = webAddress(href, base) ?? base;
			if (
				name !== 'link' ||
				found.size >= MOST ||
				!/(^|\s)(alternate|feed)(\s|$)/i.test(rel) ||
				!FEED_TYPE.test(type.trim())
			)
				return;
			const url = webAddress(href, from);
			if (url !== null && !/oembed|wp-json/i.test(url))
				found.set(url, { url, title: title.trim().slice(0, 200) || null });
		},
	}));
	const isComments = ({ url, title }: FoundFeed) => /comment|coment/i.test(`${url} ${title}`);
	const all = [...found.values()];
	return [...all.filter((one) => !isComments(one)), ...all.filter(isComments)];
}
