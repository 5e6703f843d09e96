import { atomText } from './atom-text.ts';
import type { FeedText } from './feed.ts';
import { parseFeedDate } from './feed-date.ts';
import { selfAddress, webAddress } from './feed-url.ts';
import { itemImage } from './item-image.ts';
import { atomAuthors, personName } from './person.ts';
import type { RawFeed, RawItem } from './raw-feed.ts';
import { rssText } from './rss-text.ts';
import {
	attribute,
	childrenNamed,
	childText,
	firstChild,
	textOf,
	type XmlElement,
} from './xml/xml-node.ts';

/** How deep items are sought in a broken or old document. */
const DEEPEST_ITEM = 6;
const HOLDS_TEXT = /^(description|encoded|content|body|title|image)$/;
const DATES = [
	'pubdate',
	'dc:date',
	'dcterms:issued',
	'dcterms:created',
	'atom:published',
	'atom:updated',
	'dcterms:modified',
	'date',
	'published',
];

/**
 * RSS 0.90 to 2.0 and RDF: items inside the channel, beside it, or where a broken document left
 * them.
 */
export function readRss(root: XmlElement, url: string | null): RawFeed {
	const channel = firstChild(root, 'channel') ?? root;
	const base = url ?? selfAddress(channel);
	const siteUrl = webAddress(channelLink(channel), channel.base ?? base);
	const from = siteUrl ?? channel.base ?? base;
	return {
		format: root.name === 'rdf' || root.space === 'rdf' ? 'rdf' : 'rss',
		title: rssText(pick(channel, 'title', 'dc:title', 'media:title', 'itunes:title'), from) ?? {
			text: '',
			html: false,
		},
		siteUrl,
		items: itemsOf(root).map((item) => readItem(item, from)),
		ttlMinutes: ttlOf(channel),
	};
}

/** Items anywhere except inside texts; a nested item means that the outer one was not closed. */
function itemsOf(root: XmlElement): XmlElement[] {
	const items: XmlElement[] = [];
	const visit = (element: XmlElement, depth: number) => {
		for (const child of element.children) {
			if (typeof child === 'string' || depth > DEEPEST_ITEM) continue;
			if (isItem(child) && !(isItem(element) && isHollow(child))) items.push(child);
			if (isItem(child) || !HOLDS_TEXT.test(child.name)) visit(child, depth + 1);
		}
	};
	visit(root, 0);
	return items;
}

function isItem({ name, space, plain }: XmlElement): boolean {
	return (name === 'item' || name === 'entry') && (space === '' || plain);
}

/** An item without elements. It counts beside an entry; inside one it is the source's mistake. */
function isHollow({ children }: XmlElement): boolean {
	return children.every((child) => typeof child === 'string');
}

function readItem(item: XmlElement, base: string | null): RawItem {
	const description = rssText(
		pick(item, 'description', 'dc:description', 'itunes:summary', 'atom:summary', 'abstract'),
		base,
	);
	const content = fullText(item, base);
	return {
		guid: childText(item, 'guid', 'atom:id', 'dc:identifier', 'id') ?? attribute(item, 'rdf:about'),
		url: itemLink(item, base),
		title: rssText(pick(item, 'title', 'dc:title', 'media:title', 'itunes:title'), base),
		summary: description ?? rssText(pick(item, 'media:description', 'itunes:subtitle'), base),
		content,
		author: authorOf(item),
		...dateOf(item),
		image: itemImage(item, content ?? description, base),
		cut: item.cut,
	};
}

function fullText(item: XmlElement, base: string | null): FeedText | null {
	const encoded = rssText(
		pick(item, 'content:encoded', 'xhtml:body', 'body', 'fullitem', 'xhtml:div'),
		base,
	);
	if (encoded !== null) return encoded;
	// RSS 1.0 content module, first edition; Atom inside RSS.
	const items = firstChild(item, 'content:items');
	return (
		rssText(items, base) ??
		atomText(firstChild(item, 'atom:content')) ??
		rssText(pick(item, 'encoded', 'content'), base)
	);
}

/** The first non-empty element among the names. */
function pick(parent: XmlElement, ...keys: readonly string[]): XmlElement | null {
	for (const key of keys)
		for (const child of childrenNamed(parent, key)) {
			// Other vocabularies use an unprefixed 'title', too.
			if (
				child.children.length > 0 &&
				(textOf(child) !== '' || child.children.some((one) => typeof one !== 'string'))
			)
				return child;
		}
	return null;
}

function channelLink(channel: XmlElement): string | null {
	return childText(channel, 'link') ?? alternateLink(channel) ?? attribute(channel, 'rdf:about');
}

/** A link element with text, one in Atom's form, or the guid when it is a permalink. */
function itemLink(item: XmlElement, base: string | null): string | null {
	const guid = firstChild(item, 'guid');
	const permanent =
		guid !== null && attribute(guid, 'ispermalink')?.toLowerCase() !== 'false'
			? textOf(guid)
			: null;
	const from = item.base ?? base;
	const original = childText(item, 'feedburner:origlink');
	for (const found of [
		childText(item, 'link'),
		alternateLink(item),
		permanent,
		attribute(item, 'rdf:about'),
		original,
	]) {
		const isWords = found === permanent && !/^https?:/i.test(found ?? '');
		const url = isWords ? null : webAddress(found, from);
		if (url !== null) return url;
	}
	return null;
}

function alternateLink(parent: XmlElement): string | null {
	const links = [...childrenNamed(parent, 'atom:link'), ...childrenNamed(parent, 'link')];
	const alternate = links.find(
		(link) =>
			['alternate', null].includes(attribute(link, 'rel')) && attribute(link, 'href') !== null,
	);
	return attribute(alternate ?? null, 'href');
}

function authorOf(item: XmlElement): string | null {
	const creators = childrenNamed(item, 'dc:creator')
		.map((one) => personName(textOf(one)))
		.filter((name) => name !== null);
	if (creators.length > 0) return [...new Set(creators)].join(', ');
	const author = firstChild(item, 'author');
	const nested = author === null ? null : childText(author, 'name', 'email');
	return (
		nested ??
		personName(childText(item, 'author', 'itunes:author', 'dc:author', 'googleplay:author')) ??
		atomAuthors(item)
	);
}

function dateOf(item: XmlElement): Pick<RawItem, 'publishedAt' | 'unreadDate'> {
	let unreadDate = false;
	for (const key of DATES) {
		const text = childText(item, key);
		const at = text === null ? null : parseFeedDate(text);
		if (at !== null) return { publishedAt: at, unreadDate: false };
		unreadDate ||= text !== null;
	}
	return { publishedAt: null, unreadDate };
}

const PERIODS: Readonly<Record<string, number>> = {
	hourly: 60,
	daily: 1_440,
	weekly: 10_080,
	monthly: 43_200,
	yearly: 525_600,
};

function ttlOf(channel: XmlElement): number | null {
	const ttl = Number(childText(channel, 'ttl') ?? Number.NaN);
	if (Number.isFinite(ttl) && ttl > 0) return Math.round(ttl);
	const period = PERIODS[childText(channel, 'sy:updateperiod')?.toLowerCase() ?? ''];
	const times = Math.max(Number(childText(channel, 'sy:updatefrequency') ?? 1) || 1, 1);
	return period === undefined ? null : Math.max(Math.round(period / times), 1);
}
