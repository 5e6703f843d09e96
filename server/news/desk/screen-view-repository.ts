import {
	type ScreenViews,
	screenViewsSchema,
	type ViewScreen,
} from '#core/news/contract/screen-views.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedAs } from '#server/db/stored-json.ts';

type Whose = { operatorId: string; screen: ViewScreen };

export function createScreenViewRepository(db: Reader) {
	return {
		/** An operator's saved views of a screen; empty when they are unreadable. */
		async read({ operatorId, screen }: Whose): Promise<ScreenViews> {
			const query = db
				.selectFrom('screen_views')
				.where('operator_id', '=', operatorId)
				.where('screen', '=', screen);
			const row = await query.select(['views', 'revision']).executeTakeFirst();
			if (row === undefined) return { views: [], revision: 0 };
			return {
				views: storedAs(screenViewsSchema.shape.views, row.views) ?? [],
				revision: row.revision,
			};
		},
	};
}

export function createScreenViewWriter(trx: Writer) {
	return {
		/**
		 * Stores all views over the revision that was read; null = they were saved elsewhere meanwhile.
		 */
		async save(
			whose: Whose,
			{ views, revision }: ScreenViews,
			at: number,
		): Promise<ScreenViews | null> {
			if ((await createScreenViewRepository(trx).read(whose)).revision !== revision) return null;
			const values = { views: JSON.stringify(views), revision: revision + 1, updated_at: at };
			const row = { operator_id: whose.operatorId, screen: whose.screen, ...values };
			const insert = trx.insertInto('screen_views').values(row);
			await insert
				.onConflict((conflict) => conflict.columns(['operator_id', 'screen']).doUpdateSet(values))
				.execute();
			return { views, revision: revision + 1 };
		},
	};
}
