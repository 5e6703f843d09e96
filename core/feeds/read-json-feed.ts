import { absoluteLinks } from './absolute-links.ts';
import { type FeedText, MOST_TEXT } from './feed.ts';
import { parseFeedDate } from './feed-date.ts';
import { webAddress } from './feed-url.ts';
import { firstPicture } from './item-image.ts';
import type { RawFeed, RawItem } from './raw-feed.ts';

const MOST_ITEMS = 50_000;

type Fields = Readonly<Record<string, unknown>>;

/** JSON Feed 1.0 and 1.1, also without `version` if its items are in place; null = other JSON. */
export function readJsonFeed(document: unknown, base: string | null): RawFeed | null {
	if (!isFields(document)) return null;
	const version = text(document.version) ?? '';
	if (
		!Array.isArray(document.items) ||
		(!version.includes('jsonfeed') && text(document.title) === null)
	)
		return null;
	const from = webAddress(text(document.feed_url), null) ?? base;
	const siteUrl = webAddress(text(document.home_page_url), from);
	return {
		format: 'json',
		title: { text: text(document.title) ?? '', html: false },
		siteUrl,
		items: document.items
			.slice(0, MOST_ITEMS)
			.filter(isFields)
			.map((item) => readItem(item, siteUrl ?? from, authorOf(document))),
		ttlMinutes: null,
	};
}

function readItem(item: Fields, base: string | null, feedAuthor: string | null): RawItem {
	const markup = text(item.content_html);
	const plain = text(item.content_text);
	const content: FeedText | null =
		markup !== null
			? { text: absoluteLinks(markup.slice(0, MOST_TEXT), base), html: true }
			: plain === null
				? null
				: { text: plain, html: false };
	const summary = text(item.summary);
	const dates = [text(item.date_published), text(item.date_modified)].filter(
		(date) => date !== null,
	);
	const publishedAt = dates.map(parseFeedDate).find((at) => at !== null) ?? null;
	const picture =
		webAddress(text(item.image), base) ??
		webAddress(text(item.banner_image), base) ??
		attachedPicture(item, base);
	return {
		guid: text(item.id),
		url:
			webAddress(text(item.url), base) ??
			webAddress(text(item.external_url), base) ??
			webAddress(text(item.id), null),
		title: asText(text(item.title)),
		summary: asText(summary),
		content,
		author: authorOf(item) ?? feedAuthor,
		...{ publishedAt, unreadDate: dates.length > 0 && publishedAt === null },
		image: picture ?? firstPicture(content, base),
		cut: false,
	};
}

/** Version 1.1 has a list, 1.0 a single author; real feeds also have plain names. */
function authorOf({ authors, author }: Fields): string | null {
	const list = Array.isArray(authors) ? authors : [author];
	const names = list
		.map((one) => text(isFields(one) ? one.name : one))
		.filter((name) => name !== null);
	return names.length === 0 ? null : names.join(', ');
}

function attachedPicture({ attachments }: Fields, base: string | null): string | null {
	if (!Array.isArray(attachments)) return null;
	const picture = attachments
		.filter(isFields)
		.find(({ mime_type }) => text(mime_type)?.startsWith('image/'));
	return picture === undefined ? null : webAddress(text(picture.url), base);
}

function isFields(value: unknown): value is Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Some feeds use numbers as identifiers. */
function text(value: unknown): string | null {
	if (typeof value === 'number' && Number.isFinite(value)) return String(value);
	return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function asText(source: string | null): FeedText | null {
	return source === null ? null : { text: source, html: false };
}
