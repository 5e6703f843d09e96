import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import type {
	CreatedKind,
	CreatedName,
	CreatedState,
} from '#core/importing/new-names/created-name.ts';
import { newCompetitionSchema, newTeamSchema, type PickerKind } from '#core/names/pickers.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { Database } from '#server/db/schema.ts';
import { storedAs, storedWords } from '#server/db/stored-json.ts';

const factsSchema = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('team'), facts: newTeamSchema }),
	z.object({ kind: z.literal('competition'), facts: newCompetitionSchema }),
]);

type Name = { kind: CreatedKind; id: string };
type Names = ExpressionBuilder<Database, 'import_created_names'>;

/** The names that imports create. */
export function createCreatedNameRepository(db: Reader) {
	return {
		/** The names of an import by id; damaged ones are left out, so their rows stay blocked. */
		async list(batchId: string): Promise<CreatedName[]> {
			const rows = await db
				.selectFrom('import_created_names')
				.where('batch_id', '=', batchId)
				.selectAll()
				.orderBy('kind')
				.orderBy('id')
				.execute();
			return rows.flatMap(({ id, facts, aliases, state }) => {
				const known = storedAs(factsSchema, facts);
				return known === null ? [] : { id, state, aliases: storedWords(aliases) ?? [], ...known };
			});
		},

		/** Ids that imports under review hold for their commit. */
		async listHeld(kind: PickerKind): Promise<string[]> {
			const rows = await db
				.selectFrom('import_created_names')
				.where('state', '=', 'waiting')
				.select(['kind', 'id'])
				.execute();
			return rows.flatMap((row) => (row.kind === kind ? row.id : []));
		},
	};
}

/** Writes the names that imports create. */
export function createCreatedNameWriter(trx: Writer) {
	const named =
		(batchId: string, { kind, id }: Name) =>
		(eb: Names) =>
			eb.and([eb('batch_id', '=', batchId), eb('kind', '=', kind), eb('id', '=', id)]);
	return {
		/** Inserts a name, or stores its new spellings. */
		async save(batchId: string, { kind, facts, ...created }: CreatedName): Promise<void> {
			const aliases = JSON.stringify(created.aliases);
			await trx
				.insertInto('import_created_names')
				.values({
					...{ batch_id: batchId, kind, id: created.id, state: created.state, aliases },
					facts: JSON.stringify({ kind, facts }),
				})
				.onConflict((conflict) =>
					conflict.columns(['batch_id', 'kind', 'id']).doUpdateSet({ aliases }),
				)
				.execute();
		},

		async settle(batchId: string, name: Name, state: CreatedState): Promise<void> {
			const query = trx.updateTable('import_created_names').set({ state });
			await query.where(named(batchId, name)).execute();
		},

		/** Forgets waiting names that are no answer of the import any more. */
		async dropUnanswered(batchId: string): Promise<void> {
			await trx
				.deleteFrom('import_created_names')
				.where('batch_id', '=', batchId)
				.where('state', '=', 'waiting')
				.where(({ not, exists, selectFrom }) =>
					not(
						exists(
							selectFrom('import_questions')
								.whereRef('import_questions.batch_id', '=', 'import_created_names.batch_id')
								.whereRef('import_questions.kind', '=', 'import_created_names.kind')
								.whereRef('import_questions.answer', '=', 'import_created_names.id')
								.select('import_questions.name'),
						),
					),
				)
				.execute();
		},

		/** Forgets a name that the guide had before the commit: it is not this import's. */
		async forget(batchId: string, name: Name): Promise<void> {
			await trx.deleteFrom('import_created_names').where(named(batchId, name)).execute();
		},
	};
}
