import type { Migration } from './migration.ts';

/**
 * What must be exact for all processes together: attempts to sign in, by a keyed digest of who
 * tried. And counts of calls that processes exchange, for limits in a flood.
 */
export const attempts: Migration = {
	name: '0032_attempts',
	statements: ({ text, bigint, integer, identity, tableEnd }) => [
		`create table attempts (
			digest ${text} primary key,
			instants ${text} not null,
			ends_at ${bigint} not null
		)${tableEnd}`,
		'create index attempts_end on attempts (ends_at)',
		`create table call_counts (
			id ${identity},
			process ${text} not null,
			subject ${text} not null,
			calls ${integer} not null,
			at ${bigint} not null
		)${tableEnd}`,
		'create index call_counts_at on call_counts (at)',
	],
};
