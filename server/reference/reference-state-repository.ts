import { sql } from 'kysely';
import type { Reader } from '#server/db/app-database.ts';

/**
 * A word that changes with everything that names are made of, cheap to ask for: a team, competition
 * or channel that an operator changes, joins or makes, a name that the importer is taught or
 * forgets, and the reference data of another version of the product.
 */
export async function readReferenceState(db: Reader): Promise<string> {
	const tables = ['teams', 'competitions', 'channels'] as const;
	const edited = tables.map((table) =>
		db
			.selectFrom(table)
			.select(({ fn }) => [
				fn.countAll().as('rows'),
				sql<string>`sum(revision)`.as('revisions'),
				sql<string>`max(edited_at)`.as('at'),
			])
			.executeTakeFirst(),
	);
	const learned = db
		.selectFrom('learned_names')
		.select(({ fn }) => [fn.countAll().as('rows'), fn.max('at').as('at')]);
	// Rows that nobody edited are laid anew without a revision of their own: the record of what was
	// loaded has one.
	const loaded = db
		.selectFrom('settings')
		.where('collection', '=', 'configuracoes')
		.where('id', '=', 'referencia')
		.select('revision');
	return JSON.stringify(
		await Promise.all([...edited, learned.executeTakeFirst(), loaded.executeTakeFirst()]),
	);
}
