import type { PickerKind } from '#core/names/pickers.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';

export type ReferenceMoveRepository = ReturnType<typeof createReferenceMoveRepository>;

/** Targets of merged teams, competitions and channels. */
export function createReferenceMoveRepository(db: Reader) {
	return {
		/** The id that replaced an id; null when it was never merged. */
		async find(kind: PickerKind, oldId: string): Promise<string | null> {
			const query = db
				.selectFrom('reference_moves')
				.where('kind', '=', kind)
				.where('old_id', '=', oldId);
			return (await query.select('id').executeTakeFirst())?.id ?? null;
		},

		/** Every merged id with its target. */
		async list(kind: PickerKind): Promise<Map<string, string>> {
			const rows = await db
				.selectFrom('reference_moves')
				.where('kind', '=', kind)
				.select(['old_id', 'id'])
				.execute();
			return new Map(rows.map((row) => [row.old_id, row.id]));
		},
	};
}

export function createReferenceMoveWriter(trx: Writer) {
	return {
		/** Records a merge; earlier merges into the old id are redirected too. */
		async add(kind: PickerKind, oldId: string, id: string): Promise<void> {
			await trx
				.updateTable('reference_moves')
				.set({ id })
				.where('kind', '=', kind)
				.where('id', '=', oldId)
				.execute();
			await trx.insertInto('reference_moves').values({ kind, old_id: oldId, id }).execute();
		},
	};
}
