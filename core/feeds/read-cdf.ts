import { parseFeedDate } from './feed-date.ts';
import { webAddress } from './feed-url.ts';
import type { RawFeed, RawItem } from './raw-feed.ts';
import { rssText } from './rss-text.ts';
import {
	attribute,
	childrenNamed,
	childText,
	firstChild,
	type XmlElement,
} from './xml/xml-node.ts';

/**
 * Channel Definition Format, the oldest of the formats: attributes hold its addresses and dates.
 */
export function readCdf(channel: XmlElement, base: string | null): RawFeed {
	const from = webAddress(attribute(channel, 'base'), base) ?? base;
	return {
		format: 'cdf',
		title: rssText(firstChild(channel, 'title'), from) ?? { text: '', html: false },
		siteUrl: webAddress(attribute(channel, 'href'), from),
		items: childrenNamed(channel, 'item').map((item) => readItem(item, from)),
		ttlMinutes: null,
	};
}

function readItem(item: XmlElement, base: string | null): RawItem {
	const date = attribute(item, 'lastmod');
	const publishedAt = date === null ? null : parseFeedDate(date);
	return {
		guid: childText(item, 'guid'),
		url: webAddress(attribute(item, 'href') ?? attribute(firstChild(item, 'a'), 'href'), base),
		title: rssText(firstChild(item, 'title'), base),
		summary: rssText(firstChild(item, 'abstract'), base),
		...{
			content: null,
			author: null,
			publishedAt,
			unreadDate: date !== null && publishedAt === null,
			image: null,
			cut: item.cut,
		},
	};
}
