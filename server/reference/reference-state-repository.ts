import { sql } from 'kysely';
import type { Reader } from '#server/db/app-database.ts';

/** A word that changes with every change that an operator makes to a team, competition or channel: cheap to ask for. */
export async function readReferenceState(db: Reader): Promise<string> {
	const tables = ['teams', 'competitions', 'channels'] as const;
	const rows = await Promise.all(
		tables.map((table) =>
			db
				.selectFrom(table)
				.select(({ fn }) => [fn.countAll().as('rows'), sql<string>`sum(revision)`.as('revisions'), sql<string>`max(edited_at)`.as('at')])
				.executeTakeFirst(),
		),
	);
	return JSON.stringify(rows);
}
