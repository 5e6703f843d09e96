/** Tables of the sources of news (migration 0009). Instants in UTC ms. */
export type FeedsDatabase = { feed_sources: FeedSourceTable; feed_items: FeedItemTable };

export type FeedSourceTable = {
	id: string;
	feed_url: string;
	site_url: string | null;
	title: string;
	/** '' = in none. */
	folder: string;
	enabled: number;
	interval_minutes: number;
	credit_name: string;
	/** 1 = the source allows its whole text to be taken over, on the terms of `licence_note`. */
	full_text_allowed: number;
	licence_note: string;
	/** JSON lists. */
	keep_words: string;
	block_words: string;
	/** Counts edits of operators only. */
	revision: number;
	created_at: number;
	edited_at: number;
	/** Written before each fetch, so that no restart asks twice. */
	next_check_at: number;
	checked_at: number | null;
	/** Last answer 200 or 304, and which of them. */
	ok_at: number | null;
	ok_status: number | null;
	new_item_at: number | null;
	/** In a row. */
	failures: number;
	/** Code of what went wrong last time (`core/feeds/source-problem.ts`). */
	problem: string | null;
	problem_status: number | null;
	etag: string | null;
	last_modified: string | null;
	body_hash: string | null;
	/**
	 * Where the source says that it moved for good, since when, and how often it said so in a row.
	 */
	move_url: string | null;
	move_since: number | null;
	move_count: number;
};

export type FeedItemTable = {
	id: string;
	source_id: string;
	guid_hash: string;
	guid: string;
	url: string | null;
	/** Plain text. */
	title: string;
	summary: string | null;
	/** Sanitised. */
	content_html: string | null;
	author: string | null;
	image: string | null;
	/** As the source says; null = it does not. */
	published_at: number | null;
	/** When it counts as published: never later than it was seen. */
	at: number;
	seen_at: number;
	updated_at: number;
	content_hash: string;
};
