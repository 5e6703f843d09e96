import type { DeskView, DeskViews } from '#core/games/contract/desk.ts';
import { parseDeskFilter, writeDeskFilter } from '#core/games/desk/desk-filter.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createViewRepository, createViewWriter } from './view-repository.ts';

/**
 * Replaces all saved views of an operator. 'stale' = they were saved elsewhere since `revision`.
 * Unknown parameters of a view are dropped.
 */
export async function saveViews(
	db: AppDatabase,
	{
		operatorId,
		views,
		revision,
		at,
	}: { operatorId: string; views: readonly DeskView[]; revision: number; at: number },
): Promise<Result<DeskViews, 'stale'>> {
	return db.transaction(async (trx) => {
		if ((await createViewRepository(trx).read(operatorId)).revision !== revision)
			return fail('stale');
		const tidy = views.map(({ name, query }) => ({
			name,
			query: writeDeskFilter(parseDeskFilter(new URLSearchParams(query))).toString(),
		}));
		await createViewWriter(trx).write(operatorId, { views: tidy, revision, at });
		return ok({ views: tidy, revision: revision + 1 });
	});
}
