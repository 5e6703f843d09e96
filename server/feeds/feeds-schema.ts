/** Tables of the sources of news (migration 0009). Instants in UTC ms. */
export type FeedsDatabase = { feed_sources: FeedSourceTable; feed_items: FeedItemTable };

export type FeedSourceTable = {
	id: string;
	feed_url: string;
	site_url: string | null;
	title: string;
	/** '' = no folder. */
	folder: string;
	enabled: number;
	interval_minutes: number;
	credit_name: string;
	/** 1 = the source permits using its full text, under the terms in `licence_note`. */
	full_text_allowed: number;
	licence_note: string;
	/** JSON lists. */
	keep_words: string;
	block_words: string;
	/** Counts only operators' edits. */
	revision: number;
	created_at: number;
	edited_at: number;
	/** Written before each fetch, so that a restart does not fetch twice. */
	next_check_at: number;
	checked_at: number | null;
	/** Last success (200 or 304), and its status. */
	ok_at: number | null;
	ok_status: number | null;
	new_item_at: number | null;
	/** Consecutive failures. */
	failures: number;
	/** Code of the last problem (`core/feeds/source-problem.ts`). */
	problem: string | null;
	problem_status: number | null;
	etag: string | null;
	last_modified: string | null;
	body_hash: string | null;
	/** Target of a permanent redirect, since when, and how many times in a row it was seen. */
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
	/** As the source states it; null = it does not. */
	published_at: number | null;
	/** Effective publication time: never later than first seen. */
	at: number;
	seen_at: number;
	updated_at: number;
	content_hash: string;
};
