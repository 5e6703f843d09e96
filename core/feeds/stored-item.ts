import type { Feed, FeedItem } from './feed.ts';
import { plainText } from './plain.ts';
import { sanitizeMarkup } from './sanitize-markup.ts';
import { escapeMarkup } from './xml/write-markup.ts';

/** An item as stored: plain texts, sanitised markup, everything bounded. */
export type StoredItem = {
	guid: string;
	url: string | null;
	title: string;
	summary: string | null;
	contentHtml: string | null;
	author: string | null;
	image: string | null;
	publishedAt: number | null;
};

const LENGTHS = {
	guid: 2_000,
	url: 2_000,
	title: 300,
	summary: 600,
	author: 120,
	markup: 200_000,
} as const;
/** The newest items of one document, in its own order. */
export const MOST_ITEMS = 1_000;

/**
 * The items to store: at most a thousand, unique by identifier, without one cut off by the
 * document's end.
 */
export function storedItems({ items }: Pick<Feed, 'items'>): StoredItem[] {
	const byGuid = new Map<string, StoredItem>();
	for (const item of items) {
		const guid = item.guid.slice(0, LENGTHS.guid);
		if (byGuid.size >= MOST_ITEMS) break;
		if (!item.cut && !byGuid.has(guid)) byGuid.set(guid, toStored(item, guid));
	}
	return [...byGuid.values()];
}

function toStored(
	{ url, title, summary, content, author, image, publishedAt }: FeedItem,
	guid: string,
): StoredItem {
	const words = plainText(title, LENGTHS.title);
	const teaser = plainText(summary ?? content ?? { text: '', html: false }, LENGTHS.summary);
	return {
		guid,
		url: bounded(url),
		title: words === '' ? plainText({ text: teaser, html: false }, 120) : words,
		summary: teaser === '' ? null : teaser,
		contentHtml: content === null ? null : storedMarkup(content),
		author:
			author === null ? null : plainText({ text: author, html: true }, LENGTHS.author) || null,
		image: bounded(image),
		publishedAt,
	};
}

function storedMarkup({ text, html }: { text: string; html: boolean }): string | null {
	const markup = html
		? text.slice(0, LENGTHS.markup)
		: `<p>${escapeMarkup(text.slice(0, LENGTHS.markup)).replace(/\n{2,}/g, '</p><p>')}</p>`;
	return sanitizeMarkup(markup) || null;
}

function bounded(url: string | null): string | null {
	return url === null || url.length > LENGTHS.url ? null : url;
}
