import type { Migration } from './migration.ts';

const ORDERS = {
	saved: 'saved_at',
	published: '(coalesce(published_at, saved_at))',
	scheduled: '(coalesce(scheduled_at, saved_at))',
};

/**
 * The panel reads a page of articles in index order, whatever their number; so are the next runs of
 * a bot found. Queries must repeat these expressions exactly: the engines compare them by text.
 */
export const listIndexes: Migration = {
	name: '0013_list_indexes',
	statements: ({ engine }) => [
		// The next indexes replace this one.
		'drop index articles_saved',
		...Object.entries(ORDERS).flatMap(([name, instant]) => [
			`create index articles_by_${name} on articles (${instant}, id) where deleted_at is null`,
			`create index articles_by_state_${name} on articles (state, ${instant}, id) where deleted_at is null`,
		]),
		'create index articles_trash on articles (saved_at, id) where deleted_at is not null',
		'create index article_contents_author on article_contents (layer, author, article_id)',
		// The full text beside its beginning: SQLite then searches the index and skips the bodies in
		// the rows. PostgreSQL already stores bodies out of line and rejects index entries of that
		// length.
		`create index article_contents_title on article_contents (layer, substr(search_text, 1, 160), article_id${engine === 'sqlite' ? ', search_text' : ''})`,
		// SQLite does not see that a single state belongs to the states of a partial index.
		'drop index jobs_open',
		'create index jobs_by_state on jobs (state, bot_id, due_at, id)',
	],
};
