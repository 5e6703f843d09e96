import type { DialectWords } from '#server/db/dialect.ts';
import type { Migration } from './migration.ts';

const HISTORY = 'id, game_id, at, kind, before, after, source, actor';

/**
 * One log for all changes, in commit order. The history of games becomes a view of it, with the old
 * name and columns. On PostgreSQL the previous release writes through that view while both run.
 */
export const changes: Migration = {
	name: '0020_changes',
	statements: (words) => [
		...lock(words),
		...calendarColumns(words),
		...log(words),
		...versionColumns(words),
	],
};

/**
 * Writes of the previous release wait here and then find the view. It writes games first: locking
 * in the other order would deadlock.
 */
function lock({ engine }: DialectWords): string[] {
	return engine === 'postgres' ? ['lock table games, game_changes in access exclusive mode'] : [];
}

/** Calendars have seen the number of changes as SEQUENCE. */
function calendarColumns({ integer, bigint }: DialectWords): string[] {
	const ofGame = "from game_changes where game_changes.game_id = games.id and kind <> 'created'";
	return [
		`alter table games add column calendar_sequence ${integer} not null default 0`,
		`alter table games add column calendar_changed_at ${bigint} not null default 0`,
		`update games set
			calendar_sequence = (select count(*) ${ofGame}),
			calendar_changed_at = coalesce((select max(at) ${ofGame}), updated_at)`,
	];
}

function log({ engine, text, integer, bigint, identity, tableEnd }: DialectWords): string[] {
	return [
		`create table changes (
			id ${identity},
			version ${bigint} not null default 0,
			sequence ${integer} not null default 0,
			at ${bigint} not null,
			topics ${text} not null default '[]',
			game_id ${text} references games (id) on delete cascade,
			kind ${text} not null,
			before ${text},
			after ${text},
			source ${text},
			actor ${text}
		)${tableEnd}`,
		`insert into changes (${HISTORY}, sequence)
			select ${HISTORY}, row_number() over (partition by game_id order by id) - 1 from game_changes`,
		...(engine === 'postgres' ? COUNTER_OF_POSTGRES : COUNTER_OF_SQLITE),
		'drop table game_changes',
		'create index changes_version on changes (version, sequence) where version > 0',
		'create index changes_game on changes (game_id, id)',
		'create index changes_at on changes (at)',
		"create index changes_moves on changes (game_id, at) where kind = 'kickoff'",
		`create view game_changes as select ${HISTORY} from changes where game_id is not null and kind <> 'details'`,
	];
}

/** Bots remember the last entry they read, so a number is never reused. */
const COUNTER_OF_POSTGRES = [
	"select setval(pg_get_serial_sequence('changes', 'id'), nextval(pg_get_serial_sequence('game_changes', 'id')))",
];
const COUNTER_OF_SQLITE = [
	"delete from sqlite_sequence where name = 'changes'",
	"insert into sqlite_sequence (name, seq) select 'changes', seq from sqlite_sequence where name = 'game_changes'",
];

function versionColumns({ bigint }: DialectWords): string[] {
	const columns = ['logged', 'names', 'habits', 'log_from'];
	return [
		...columns.map(
			(column) => `alter table data_version add column ${column} ${bigint} not null default 0`,
		),
		`update data_version set ${columns.map((column) => `${column} = version`).join(', ')}`,
	];
}
