import type { Feed, FeedItem, FeedText } from './feed.ts';

/** An entry before missing parts are filled in. */
export type RawItem = Omit<FeedItem, 'guid' | 'title'> & {
	guid: string | null;
	title: FeedText | null;
	/** It has an unreadable date. */
	unreadDate: boolean;
};

/** The result of the reader of one format. */
export type RawFeed = Omit<Feed, 'items' | 'warnings'> & { items: RawItem[] };
