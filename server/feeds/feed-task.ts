import type { FeedFormat, FeedRefusal, FeedWarning } from '#core/feeds/feed.ts';
import type { FoundFeed } from '#core/feeds/find-feeds.ts';
import type { StoredItem } from '#core/feeds/stored-item.ts';

/** What the reading thread is given: a document as it came. */
export type FeedTask = { bytes: Uint8Array<ArrayBuffer>; contentType: string | null; url: string };

/** A feed as it is kept. */
export type ReadFeed = {
	format: FeedFormat;
	title: string;
	siteUrl: string | null;
	ttlMinutes: number | null;
	warnings: FeedWarning[];
	items: StoredItem[];
};

/** What the thread answers. `feeds` = those that a web page names. */
export type FeedAnswer =
	| ({ ok: true } & ReadFeed)
	| { ok: false; refusal: FeedRefusal; feeds: FoundFeed[] };
