import { escapeMarkup } from '#core/kit/escape-markup.ts';

/**
 * The latest articles for feed readers. Addresses absolute, instants in UTC milliseconds, `html`
 * from `documentHtml`.
 */
export type NewsFeed = {
	title: string;
	description: string;
	/** The page that the feed mirrors. */
	home: string;
	/** The feed's own address. */
	self: string;
	/** UTC ms of the last change to any of it. */
	updatedAt: number;
	items: readonly NewsFeedItem[];
};

export type NewsFeedItem = {
	/** Stable when the address changes, so that feed readers do not show the article twice. */
	id: string;
	address: string;
	title: string;
	summary: string;
	html: string;
	author: string;
	/** Names of teams and competitions. */
	topics: readonly string[];
	image: string | null;
	publishedAt: number;
	updatedAt: number;
};

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Characters that XML 1.0 cannot represent, not even escaped (§2.2). */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function xml(text: string): string {
	return escapeMarkup(text.toWellFormed().replace(NO_XML, ''));
}

function element(name: string, text: string, attributes = ''): string {
	return `<${name}${attributes}>${xml(text)}</${name}>`;
}

/** RSS 2.0 with the full text in content:encoded. */
export function rssFeed({ title, description, home, self, updatedAt, items }: NewsFeed): string {
	const spaces = [
		'xmlns:atom="http://www.w3.org/2005/Atom"',
		'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
		'xmlns:dc="http://purl.org/dc/elements/1.1/"',
		'xmlns:media="http://search.yahoo.com/mrss/"',
	].join(' ');
	const head = [
		element('title', title),
		element('link', home),
		element('description', description),
		element('language', 'pt-BR'),
		element('lastBuildDate', new Date(updatedAt).toUTCString()),
		`<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
	];
	return `${OPENING}<rss version="2.0" ${spaces}>\n<channel>\n${[...head, ...items.map(rssItem)].join('\n')}\n</channel>\n</rss>\n`;
}

function rssItem(item: NewsFeedItem): string {
	const parts = [
		element('title', item.title),
		element('link', item.address),
		element('guid', item.id, ' isPermaLink="false"'),
		element('pubDate', new Date(item.publishedAt).toUTCString()),
		element('dc:creator', item.author),
		...item.topics.map((topic) => element('category', topic)),
		element('description', item.summary),
		item.image === null ? '' : `<media:content url="${xml(item.image)}" medium="image"/>`,
		element('content:encoded', item.html),
	];
	return `<item>\n${parts.filter(Boolean).join('\n')}\n</item>`;
}

/** Atom 1.0 (RFC 4287). */
export function atomFeed({ title, description, home, self, updatedAt, items }: NewsFeed): string {
	const head = [
		element('title', title),
		element('subtitle', description),
		element('id', self),
		element('updated', iso(updatedAt)),
		`<link rel="alternate" type="text/html" href="${xml(home)}"/>`,
		`<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
	];
	const body = [...head, ...items.map(atomEntry)].join('\n');
	return `${OPENING}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">\n${body}\n</feed>\n`;
}

function atomEntry(item: NewsFeedItem): string {
	const parts = [
		element('title', item.title),
		element('id', item.id),
		`<link rel="alternate" type="text/html" href="${xml(item.address)}"/>`,
		element('published', iso(item.publishedAt)),
		element('updated', iso(item.updatedAt)),
		`<author>${element('name', item.author)}</author>`,
		...item.topics.map((topic) => `<category term="${xml(topic)}"/>`),
		element('summary', item.summary),
		element('content', item.html, ' type="html"'),
	];
	return `<entry>\n${parts.join('\n')}\n</entry>`;
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed({ title, description, home, self, items }: NewsFeed): string {
	return JSON.stringify({
		version: 'https://jsonfeed.org/version/1.1',
		title,
		description,
		home_page_url: home,
		feed_url: self,
		language: 'pt-BR',
		items: items.map((item) => ({
			id: item.id,
			url: item.address,
			title: item.title,
			summary: item.summary,
			content_html: item.html,
			...(item.image === null ? {} : { image: item.image }),
			date_published: iso(item.publishedAt),
			date_modified: iso(item.updatedAt),
			authors: [{ name: item.author }],
			tags: item.topics,
		})),
	});
}

function iso(at: number): string {
	return new Date(at).toISOString();
}
