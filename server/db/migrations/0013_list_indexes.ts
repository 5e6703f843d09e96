import type { Migration } from './migration.ts';

const ORDERS = {
	saved: 'saved_at',
	published: '(coalesce(published_at, saved_at))',
	scheduled: '(coalesce(scheduled_at, saved_at))',
};

/**
 * A page of the panel's list of articles is read in its order from an index, whatever the number of
 * articles; so is the next run of a bot, whatever the number of those that wait. What an index is
 * asked for has to be written as it stands here: expressions are compared by their text.
 */
export const listIndexes: Migration = {
	name: '0013_list_indexes',
	statements: ({ engine }) => [
		// Its work is done by the next ones.
		'drop index articles_saved',
		...Object.entries(ORDERS).flatMap(([name, instant]) => [
			`create index articles_by_${name} on articles (${instant}, id) where deleted_at is null`,
			`create index articles_by_state_${name} on articles (state, ${instant}, id) where deleted_at is null`,
		]),
		'create index articles_trash on articles (saved_at, id) where deleted_at is not null',
		'create index article_contents_author on article_contents (layer, author, article_id)',
		// The whole of the words beside their beginning: SQLite searches the index and not the rows,
		// whose bodies lie between. PostgreSQL keeps bodies apart by itself and takes no entry of that
		// length.
		`create index article_contents_title on article_contents (layer, substr(search_text, 1, 160), article_id${engine === 'sqlite' ? ', search_text' : ''})`,
		// SQLite does not see that a single state belongs to the states of a partial index.
		'drop index jobs_open',
		'create index jobs_by_state on jobs (state, bot_id, due_at, id)',
	],
};
