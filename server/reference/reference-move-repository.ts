import type { Kysely } from 'kysely';
import type { PickerKind } from '#core/names/pickers.ts';
import type { Database } from '#server/db/schema.ts';

export type ReferenceMoveRepository = ReturnType<typeof createReferenceMoveRepository>;

/** Where teams, competitions and channels went that were joined with another one. */
export function createReferenceMoveRepository(db: Kysely<Database>) {
	return {
		/** What has taken the place of an id, null for one that was never joined. */
		async find(kind: PickerKind, oldId: string): Promise<string | null> {
			const query = db
				.selectFrom('reference_moves')
				.where('kind', '=', kind)
				.where('old_id', '=', oldId);
			return (await query.select('id').executeTakeFirst())?.id ?? null;
		},

		/** Everything that was joined, and with what. */
		async list(kind: PickerKind): Promise<Map<string, string>> {
			const rows = await db
				.selectFrom('reference_moves')
				.where('kind', '=', kind)
				.select(['old_id', 'id'])
				.execute();
			return new Map(rows.map((row) => [row.old_id, row.id]));
		},

		/**
		 * Notes that one was joined with another one; what had been joined with it before leads there
		 * too.
		 */
		async add(kind: PickerKind, oldId: string, id: string): Promise<void> {
			await db
				.updateTable('reference_moves')
				.set({ id })
				.where('kind', '=', kind)
				.where('id', '=', oldId)
				.execute();
			await db.insertInto('reference_moves').values({ kind, old_id: oldId, id }).execute();
		},
	};
}
