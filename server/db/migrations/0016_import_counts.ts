import type { Migration } from './migration.ts';

/** A covering index for counts of import rows: counting 100 thousand rows reads no draft. */
export const importCounts: Migration = {
	name: '0016_import_counts',
	statements: () => [
		'create index import_rows_tally on import_rows (batch_id, action, reason, concern, decision, result, confidence)',
	],
};
