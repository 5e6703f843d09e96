import type { Migration } from './migration.ts';

/**
 * Bots, their runs with lease and fencing token, their output and memory, and the processes that
 * run them.
 */
export const jobs: Migration = {
	name: '0011_jobs',
	statements: ({ text, integer, bigint, tableEnd }) => [
		`create table bots (
			id ${text} primary key,
			enabled ${integer} not null,
			schedule ${text} not null,
			settings ${text} not null,
			sealed_secrets ${text},
			planned_until ${bigint} not null,
			revision ${integer} not null,
			updated_at ${bigint} not null
		)${tableEnd}`,
		`create table jobs (
			id ${text} primary key,
			bot_id ${text} not null references bots (id) on delete cascade,
			slot ${text} not null,
			cause ${text} not null check (cause in ('schedule', 'event', 'operator')),
			input ${text} not null,
			slot_at ${bigint} not null,
			due_at ${bigint} not null,
			state ${text} not null check (state in ('waiting', 'running', 'done', 'stopped', 'dead', 'dismissed')),
			attempt ${integer} not null,
			token ${integer} not null,
			beat ${integer} not null,
			worker_id ${text},
			stop_requested ${integer} not null,
			created_at ${bigint} not null,
			started_at ${bigint},
			ended_at ${bigint},
			ran_ms ${bigint},
			progress_done ${integer} not null,
			progress_total ${integer},
			counts ${text} not null,
			error ${text},
			lines ${integer} not null,
			actor ${text},
			unique (bot_id, slot)
		)${tableEnd}`,
		"create index jobs_open on jobs (bot_id, due_at) where state in ('waiting', 'running')",
		'create index jobs_of_bot on jobs (bot_id, id)',
		"create index jobs_dead on jobs (id) where state = 'dead'",
		`create table job_lines (
			job_id ${text} not null references jobs (id) on delete cascade,
			seq ${integer} not null,
			at ${bigint} not null,
			level ${text} not null,
			text ${text} not null,
			primary key (job_id, seq)
		)${tableEnd}`,
		`create table bot_marks (
			bot_id ${text} not null references bots (id) on delete cascade,
			name ${text} not null,
			value ${text} not null,
			at ${bigint} not null,
			primary key (bot_id, name)
		)${tableEnd}`,
		`create table workers (
			id ${text} primary key,
			host ${text} not null,
			started_at ${bigint} not null,
			seen_at ${bigint} not null,
			ended_at ${bigint}
		)${tableEnd}`,
	],
};
