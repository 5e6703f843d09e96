import type { Migration } from './migration.ts';

/**
 * Names that an import brings and the guide does not know: what its rows say about each, and the
 * teams and competitions that the import creates with its commit and removes with its undo.
 */
export const createdNames: Migration = {
	name: '0023_created_names',
	statements: ({ text, tableEnd }) => [
		`alter table import_questions add column evidence ${text}`,
		`create table import_created_names (
			batch_id ${text} not null references import_batches (id) on delete cascade,
			kind ${text} not null check (kind in ('team', 'competition')),
			id ${text} not null,
			facts ${text} not null,
			aliases ${text} not null,
			state ${text} not null check (state in ('waiting', 'made', 'removed', 'kept')),
			primary key (batch_id, kind, id)
		)${tableEnd}`,
		'create index import_created_names_id on import_created_names (kind, id)',
	],
};
