import type { Migration } from './migration.ts';

/**
 * A snapshot of a game after every save, for comparing and restoring. Targets of merged teams,
 * competitions and channels. The uploaded picture of a team or channel.
 */
export const gameRevisions: Migration = {
	name: '0006_game_revisions',
	statements: ({ text, integer, bigint, tableEnd }) => [
		`create table game_revisions (
			game_id ${text} not null references games (id) on delete cascade,
			revision ${integer} not null,
			at ${bigint} not null,
			actor ${text},
			source ${text},
			data ${text} not null,
			primary key (game_id, revision)
		)${tableEnd}`,
		`create table reference_moves (
			kind ${text} not null check (kind in ('team', 'competition', 'channel')),
			old_id ${text} not null,
			id ${text} not null,
			primary key (kind, old_id)
		)${tableEnd}`,
		`alter table teams add column picture ${text}`,
		`alter table channels add column picture ${text}`,
	],
};
