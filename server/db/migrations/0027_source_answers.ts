import type { Migration } from './migration.ts';

/**
 * A source of several addresses keeps the last answer of each. The columns of the one answer stay
 * for the previous release. Its validators are not carried over: each source is read once more.
 */
export const sourceAnswers: Migration = {
	name: '0027_source_answers',
	statements: ({ text }) => [
		`alter table game_sources add column answers ${text} not null default '[]'`,
	],
};
