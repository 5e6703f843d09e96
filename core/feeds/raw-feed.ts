import type { Feed, FeedItem, FeedText } from './feed.ts';

/** An entry before what is missing was filled in. */
export type RawItem = Omit<FeedItem, 'guid' | 'title'> & {
	guid: string | null;
	title: FeedText | null;
	/** It has a date that nobody can read. */
	unreadDate: boolean;
};

/** What a reader of one format found. */
export type RawFeed = Omit<Feed, 'items' | 'warnings'> & { items: RawItem[] };
