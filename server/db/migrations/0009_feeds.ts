import type { Migration } from './migration.ts';

/**
 * News sources and their items. The health of a source is beside the operator's settings but does
 * not change their revision: polling never makes an edit stale. Item identifiers can be of any
 * length, so the key is a digest of them.
 */
export const feeds: Migration = {
	name: '0009_feeds',
	statements: ({ text, integer, bigint, tableEnd }) => [
		`create table feed_sources (
			id ${text} primary key,
			feed_url ${text} not null unique,
			site_url ${text},
			title ${text} not null,
			folder ${text} not null,
			enabled ${integer} not null,
			interval_minutes ${integer} not null,
			credit_name ${text} not null,
			full_text_allowed ${integer} not null,
			licence_note ${text} not null,
			keep_words ${text} not null,
			block_words ${text} not null,
			revision ${integer} not null,
			created_at ${bigint} not null,
			edited_at ${bigint} not null,
			next_check_at ${bigint} not null,
			checked_at ${bigint},
			ok_at ${bigint},
			ok_status ${integer},
			new_item_at ${bigint},
			failures ${integer} not null,
			problem ${text},
			problem_status ${integer},
			etag ${text},
			last_modified ${text},
			body_hash ${text},
			move_url ${text},
			move_since ${bigint},
			move_count ${integer} not null
		)${tableEnd}`,
		'create index feed_sources_due on feed_sources (enabled, next_check_at)',
		`create table feed_items (
			id ${text} primary key,
			source_id ${text} not null references feed_sources (id) on delete cascade,
			guid_hash ${text} not null,
			guid ${text} not null,
			url ${text},
			title ${text} not null,
			summary ${text},
			content_html ${text},
			author ${text},
			image ${text},
			published_at ${bigint},
			at ${bigint} not null,
			seen_at ${bigint} not null,
			updated_at ${bigint} not null,
			content_hash ${text} not null,
			unique (source_id, guid_hash)
		)${tableEnd}`,
		'create index feed_items_at on feed_items (at, id)',
		'create index feed_items_updated on feed_items (updated_at, id)',
	],
};
