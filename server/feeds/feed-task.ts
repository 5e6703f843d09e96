import type { FeedFormat, FeedRefusal, FeedWarning } from '#core/feeds/feed.ts';
import type { FoundFeed } from '#core/feeds/find-feeds.ts';
import type { StoredItem } from '#core/feeds/stored-item.ts';

/** Input of the reading thread: a raw document. */
export type FeedTask = { bytes: Uint8Array<ArrayBuffer>; contentType: string | null; url: string };

/** A feed as it is stored. */
export type ReadFeed = {
	format: FeedFormat;
	title: string;
	siteUrl: string | null;
	ttlMinutes: number | null;
	warnings: FeedWarning[];
	items: StoredItem[];
};

/** Reply of the thread. `feeds` = those that a web page links to. */
export type FeedAnswer =
	| ({ ok: true } & ReadFeed)
	| { ok: false; refusal: FeedRefusal; feeds: FoundFeed[] };
