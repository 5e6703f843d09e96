import type { Migration } from './migration.ts';

/**
 * The columns by which the rows of an import are counted, without the words beside them: a look at
 * 100 thousand rows reads no draft.
 */
export const importCounts: Migration = {
	name: '0016_import_counts',
	statements: () => [
		'create index import_rows_tally on import_rows (batch_id, action, reason, concern, decision, result, confidence)',
	],
};
