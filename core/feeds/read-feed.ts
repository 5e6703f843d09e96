import { fail, ok, type Result } from '#core/kit/result.ts';
import { type DecodedFeed, decodeFeed } from './decode-feed.ts';
import type { Feed, FeedItem, FeedRefusal, FeedWarning } from './feed.ts';
import { derivedGuid } from './item-key.ts';
import type { RawFeed, RawItem } from './raw-feed.ts';
import { readAtom } from './read-atom.ts';
import { readCdf } from './read-cdf.ts';
import { readJsonFeed } from './read-json-feed.ts';
import { readRss } from './read-rss.ts';
import { parseXml } from './xml/parse-xml.ts';
import { firstChild, type XmlElement } from './xml/xml-node.ts';

/**
 * The raw bytes; `contentType` = the response header, `url` = the address: both null for a file.
 */
export type FeedSource = { bytes: Uint8Array; contentType: string | null; url: string | null };

/**
 * Parses a feed of any kind and age: RSS 0.9 to 2.0, RDF, Atom 0.3 and 1.0, JSON Feed, CDF,
 * whatever its type says and however broken. Only non-feeds and dangerous documents are refused.
 * Time is linear in the size of the document.
 */
export function readFeed({ bytes, contentType, url }: FeedSource): Result<Feed, FeedRefusal> {
	const decoded = decodeFeed(bytes, charsetOf(contentType));
	const text = decoded.text.trimStart();
	if (text === '') return fail('empty');
	if (/^[{[]/.test(text)) return readJson(decoded, text, url);
	const parsed = parseXml(text, url);
	if (!parsed.ok)
		return fail(parsed.error === 'unknown' && looksLikePage(text) ? 'html' : parsed.error);
	const { root, cut, leadingJunk } = parsed.value;
	const raw = readRoot(root, url);
	if (raw === null) return fail(looksLikePage(text) ? 'html' : 'unknown');
	return ok(
		finish(raw, [
			...encodingWarnings(decoded),
			...warning('leading-junk', leadingJunk ? 1 : 0),
			...warning('cut', cut ? 1 : 0),
		]),
	);
}

function readJson(
	decoded: DecodedFeed,
	text: string,
	url: string | null,
): Result<Feed, FeedRefusal> {
	let document: unknown;
	try {
		document = JSON.parse(text);
	} catch {
		return fail('json');
	}
	const raw = readJsonFeed(document, url);
	return raw === null ? fail('json') : ok(finish(raw, encodingWarnings(decoded)));
}

/** By the root element, whatever its namespace. */
function readRoot(root: XmlElement, url: string | null): RawFeed | null {
	if (root.name === 'feed' || (root.name === 'entry' && root.space === 'atom'))
		return readAtom(root, url);
	if (root.name === 'rss' || root.name === 'rdf') return readRss(root, url);
	if (root.name === 'channel')
		return root.attributes.has('href') || root.attributes.has('base')
			? readCdf(root, url)
			: readRss(root, url);
	// An element wraps the feed, or only its entries arrived.
	const inner = firstChild(root, 'rss', 'atom:feed', 'feed', 'channel', 'rdf:rdf');
	if (inner !== null && root.name !== 'html') return readRoot(inner, url);
	return root.name === 'item' || root.name === 'items'
		? readRss({ ...root, name: 'rss', children: [root] }, url)
		: null;
}

function finish(raw: RawFeed, warnings: FeedWarning[]): Feed {
	const seen = new Map<string, number>();
	const items = raw.items.map((item) => finishItem(item, seen));
	return {
		...raw,
		items,
		warnings: [
			...warnings,
			...warning('dates', raw.items.filter(({ unreadDate }) => unreadDate).length),
			...warning('guids', raw.items.filter(({ guid }) => guid === null).length),
			...warning(
				'duplicates',
				[...seen.values()].reduce((sum, times) => sum + times - 1, 0),
			),
		],
	};
}

/** An entry without identifier gets one from its address, otherwise from its words. */
function finishItem({ unreadDate: _, ...item }: RawItem, seen: Map<string, number>): FeedItem {
	const title = item.title ?? { text: '', html: false };
	const guid =
		item.guid ??
		item.url ??
		derivedGuid(title.text, item.summary?.text ?? item.content?.text ?? null);
	seen.set(guid, (seen.get(guid) ?? 0) + 1);
	return { ...item, title, guid, content: item.content ?? item.summary };
}

function encodingWarnings({ guessed, doubleEncoded }: DecodedFeed): FeedWarning[] {
	return [
		...warning('encoding', guessed ? 1 : 0),
		...warning('double-encoded', doubleEncoded ? 1 : 0),
	];
}

function warning(code: FeedWarning['code'], count: number): FeedWarning[] {
	return count === 0 ? [] : [{ code, count }];
}

function charsetOf(contentType: string | null): string | null {
	return /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1] ?? null;
}

/** A web page instead of a feed: often a login, a notice, an error. */
function looksLikePage(text: string): boolean {
	return /<(!doctype\s+html|html|head)\b/i.test(text.slice(0, 4_000));
}
