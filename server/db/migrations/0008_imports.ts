import type { Migration } from './migration.ts';

/**
 * The import desk: imports with their staged rows and open questions, and the names and columns
 * that operators taught it.
 */
export const imports: Migration = {
	name: '0008_imports',
	statements: ({ text, integer, bigint, tableEnd }) => [
		`create table import_batches (
			id ${text} primary key,
			source_kind ${text} not null check (source_kind in ('text', 'file', 'address', 'command')),
			source_name ${text} not null,
			source_key ${text} not null,
			source_text ${text},
			source_address ${text},
			asked_format ${text},
			asked_date ${text},
			asked_competition ${text},
			asked_columns ${text},
			format ${text},
			state ${text} not null,
			mode ${text},
			problem ${text},
			warnings ${text} not null,
			tables ${text} not null,
			total ${integer} not null,
			progress ${integer} not null,
			actor_id ${text},
			actor_name ${text} not null,
			created_at ${bigint} not null,
			updated_at ${bigint} not null,
			committed_at ${bigint},
			undone_at ${bigint},
			revision ${integer} not null
		)${tableEnd}`,
		'create index import_batches_created on import_batches (created_at, id)',
		`create table import_rows (
			batch_id ${text} not null references import_batches (id) on delete cascade,
			number ${integer} not null,
			line ${integer} not null,
			text ${text} not null,
			draft ${text},
			edited ${integer} not null,
			confidence ${integer} not null,
			action ${text} not null,
			reason ${text},
			unread ${text},
			concern ${integer} not null,
			decision ${text},
			open_names ${text} not null,
			diff ${text},
			game_id ${text},
			before ${text},
			after_revision ${integer},
			result ${text},
			revision ${integer} not null,
			primary key (batch_id, number)
		)${tableEnd}`,
		'create index import_rows_concern on import_rows (batch_id, concern, number)',
		'create index import_rows_game on import_rows (game_id) where game_id is not null',
		`create table import_questions (
			batch_id ${text} not null references import_batches (id) on delete cascade,
			kind ${text} not null check (kind in ('team', 'competition', 'channel')),
			name ${text} not null,
			shown ${text} not null,
			candidates ${text} not null,
			rows ${integer} not null,
			answer ${text},
			primary key (batch_id, kind, name)
		)${tableEnd}`,
		`create table learned_names (
			kind ${text} not null check (kind in ('team', 'competition', 'channel')),
			alias ${text} not null,
			source_key ${text} not null,
			shown ${text} not null,
			target_id ${text} not null,
			actor_name ${text} not null,
			at ${bigint} not null,
			primary key (kind, alias, source_key)
		)${tableEnd}`,
		`create table learned_columns (
			source_key ${text} not null,
			header ${text} not null,
			field ${text} not null,
			at ${bigint} not null,
			primary key (source_key, header)
		)${tableEnd}`,
	],
};
