import type { Migration } from '#server/db/migrations/migration.ts';

/**
 * Setting whose presence makes the migration below last long: its text, and so its checksum, stays
 * the same.
 */
export const SLOW_SETTING = {
	collection: 'test',
	id: 'slow',
	data: '{}',
	revision: 1,
	updated_at: 1,
};

const SLOW = "(select count(*) from settings where collection = 'test' and id = 'slow')";

/** Changes something before and after a long statement, so that a kill in between would show. */
export const slowMigration: Migration = {
	name: '9001_slow',
	statements: (words) => [
		`create table slow_before (id ${words.integer} primary key)${words.tableEnd}`,
		"insert into settings (collection, id, data, revision, updated_at) values ('test', 'before', '{}', 1, 1)",
		words.engine === 'sqlite'
			? `insert into slow_before with recursive n (id) as (select 1 union all select id + 1 from n where id < 1 + ${SLOW} * 500000000)
				select id from n`
			: `select pg_sleep(${SLOW} * 600)`,
		`create table slow_after (id ${words.integer} primary key)${words.tableEnd}`,
	],
};
