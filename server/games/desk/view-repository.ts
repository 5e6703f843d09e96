import { type DeskViews, deskViewsSchema } from '#core/games/contract/desk.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedAs } from '#server/db/stored-json.ts';

export function createViewRepository(db: Reader) {
	return {
		/**
		 * The saved views of an operator; revision 0 = never saved. Damaged views read as an empty
		 * list.
		 */
		async read(operatorId: string): Promise<DeskViews> {
			const row = await db
				.selectFrom('desk_views')
				.where('operator_id', '=', operatorId)
				.selectAll()
				.executeTakeFirst();
			if (row === undefined) return { views: [], revision: 0 };
			return {
				views: storedAs(deskViewsSchema.shape.views, row.views) ?? [],
				revision: row.revision,
			};
		},
	};
}

export function createViewWriter(trx: Writer) {
	return {
		/** Stores the views under the next revision. */
		async write(
			operatorId: string,
			{ views, revision, at }: DeskViews & { at: number },
		): Promise<void> {
			const row = {
				operator_id: operatorId,
				views: JSON.stringify(views),
				revision: revision + 1,
				updated_at: at,
			};
			const { operator_id: _key, ...values } = row;
			const insert = trx.insertInto('desk_views').values(row);
			await insert
				.onConflict((conflict) => conflict.column('operator_id').doUpdateSet(values))
				.execute();
		},
	};
}
