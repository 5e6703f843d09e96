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
	type XmlElement,
} from './xml/xml-node.ts';

const NOTHING: FeedText = { text: '', html: false };
const DEEPEST_ENTRY = 4;
const DATES = [
	...[
		'atom:published',
		'atom:issued',
		'atom:created',
		'published',
		'issued',
		'atom:updated',
		'atom:modified',
		'updated',
		'modified',
	],
	...['dc:date', 'dcterms:issued', 'pubdate', 'atom:date'],
];

/** Atom 1.0 and 0.3; also a document with a single entry. */
export function readAtom(root: XmlElement, url: string | null): RawFeed {
	const base = url ?? selfAddress(root);
	const entries = root.name === 'entry' ? [root] : entriesOf(root);
	const siteUrl = linkOf(root, base);
	return {
		format: 'atom',
		title: root.name === 'entry' ? NOTHING : (titleOf(root) ?? NOTHING),
		siteUrl,
		items: entries.map((entry) =>
			readEntry(entry, { base: root.base ?? base ?? siteUrl, author: atomAuthors(root) }),
		),
		ttlMinutes: null,
	};
}

function entriesOf(root: XmlElement): XmlElement[] {
	const entries: XmlElement[] = [];
	const visit = (element: XmlElement, depth: number) => {
		for (const child of element.children) {
			if (typeof child === 'string' || depth > DEEPEST_ENTRY) continue;
			if (isEntry(child)) entries.push(child);
			// A nested entry means that the outer one was not closed.
			if (isEntry(child) || child.name === 'feed') visit(child, depth + 1);
		}
	};
	visit(root, 0);
	return entries;
}

function isEntry({ name, space, plain }: XmlElement): boolean {
	return (name === 'entry' || name === 'item') && (space === 'atom' || plain);
}

type Surroundings = { base: string | null; author: string | null };

function readEntry(entry: XmlElement, { base, author }: Surroundings): RawItem {
	const content = contentOf(entry, base);
	const media = firstChild(entry, 'media:group') ?? entry;
	const summary =
		text(entry, 'atom:summary', 'summary') ?? rssText(firstChild(media, 'media:description'), base);
	const source = firstChild(entry, 'atom:source', 'source');
	return {
		guid: childText(entry, 'atom:id', 'id', 'guid'),
		url:
			linkOf(entry, base) ??
			webAddress(
				attribute(firstChild(entry, 'atom:content', 'content'), 'src'),
				entry.base ?? base,
			),
		title: titleOf(entry) ?? rssText(firstChild(media, 'media:title', 'dc:title'), base),
		summary,
		content,
		author:
			atomAuthors(entry) ??
			personName(childText(entry, 'dc:creator', 'itunes:author')) ??
			(source && atomAuthors(source)) ??
			author,
		...dateOf(entry),
		image: itemImage(entry, content ?? summary, base),
		cut: entry.cut,
	};
}

function titleOf(parent: XmlElement): FeedText | null {
	return text(parent, 'atom:title', 'title');
}

function text(parent: XmlElement, ...keys: readonly string[]): FeedText | null {
	for (const key of keys)
		for (const element of childrenNamed(parent, key)) {
			const found = atomText(element);
			if (found !== null) return found;
		}
	return null;
}

/** Of several contents, HTML wins over text. */
function contentOf(entry: XmlElement, base: string | null): FeedText | null {
	const contents = [...childrenNamed(entry, 'atom:content'), ...childrenNamed(entry, 'content')]
		.map(atomText)
		.filter((found) => found !== null);
	return (
		contents.find(({ html }) => html) ??
		contents[0] ??
		rssText(firstChild(entry, 'content:encoded', 'xhtml:body', 'xhtml:div'), base)
	);
}

/**
 * The page of a feed or entry: the alternate link, preferably HTML; otherwise an identifier in the
 * style of Atom 0.3.
 */
function linkOf(parent: XmlElement, base: string | null): string | null {
	const links = [...childrenNamed(parent, 'atom:link'), ...childrenNamed(parent, 'link')];
	const alternates = links.filter((link) =>
		/^(alternate|http:\/\/www\.iana\.org\/assignments\/relation\/alternate)$/.test(
			attribute(link, 'rel') ?? 'alternate',
		),
	);
	const page =
		alternates.find((link) => /html/.test(attribute(link, 'type') ?? 'html')) ?? alternates[0];
	const chosen =
		page ??
		links.find(
			(link) =>
				!/^(self|edit|next|hub|replies|enclosure|search|related|via|license|service|first|last|previous|prev|payment)/.test(
					attribute(link, 'rel') ?? '',
				),
		);
	const found =
		chosen === undefined
			? null
			: (attribute(chosen, 'href') ??
				childText({ ...chosen, children: [chosen] }, 'atom:link', 'link'));
	return (
		webAddress(found, chosen?.base ?? parent.base ?? base) ??
		webAddress(childText(parent, 'feedburner:origlink'), base)
	);
}

function dateOf(entry: XmlElement): Pick<RawItem, 'publishedAt' | 'unreadDate'> {
	let unreadDate = false;
	for (const key of DATES) {
		const source = childText(entry, key);
		const at = source === null ? null : parseFeedDate(source);
		if (at !== null) return { publishedAt: at, unreadDate: false };
		unreadDate ||= source !== null;
	}
	return { publishedAt: null, unreadDate };
}
