import type { Migration } from './migration.ts';

/**
 * The day and time zone the operator set for an import. Also where its time zone came from and the
 * question about it. The table of questions rejects that new kind, so it is rebuilt (SQLite cannot
 * change a check).
 */
export const importHours: Migration = {
	name: '0017_import_hours',
	statements: ({ text, integer, tableEnd }) => [
		`alter table import_batches add column asked_day ${text}`,
		`alter table import_batches add column asked_zone ${text}`,
		`alter table import_batches add column hours ${text} not null default '[]'`,
		`create table import_questions_new (
			batch_id ${text} not null references import_batches (id) on delete cascade,
			kind ${text} not null check (kind in ('team', 'competition', 'channel', 'hours')),
			name ${text} not null,
			shown ${text} not null,
			candidates ${text} not null,
			rows ${integer} not null,
			answer ${text},
			primary key (batch_id, kind, name)
		)${tableEnd}`,
		`insert into import_questions_new (batch_id, kind, name, shown, candidates, rows, answer)
			select batch_id, kind, name, shown, candidates, rows, answer from import_questions`,
		'drop table import_questions',
		'alter table import_questions_new rename to import_questions',
	],
};
