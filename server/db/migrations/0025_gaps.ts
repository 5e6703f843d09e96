import type { Migration } from './migration.ts';

/**
 * The coverage board counts the news of each source by week, and the imports that wait: both from
 * an index alone, without the rows and their texts.
 */
export const gaps: Migration = {
	name: '0025_gaps',
	statements: () => [
		'create index feed_items_at_source on feed_items (at, source_id)',
		'create index import_batches_state on import_batches (state)',
	],
};
