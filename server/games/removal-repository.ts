import type { Writer } from '#server/db/app-database.ts';
import { batches } from './batches.ts';

/** Notes that the public lists of some days lost a game at a UTC instant. Only inside the transaction in which it goes. */
export async function noteRemovals(trx: Writer, days: readonly string[], at: number): Promise<void> {
	const rows = [...new Set(days)].map((day) => ({ day, at }));
	for (const part of batches(rows)) {
		const insert = trx.insertInto('day_removals').values(part);
		await insert.onConflict((conflict) => conflict.column('day').doUpdateSet({ at }).where('day_removals.at', '<', at)).execute();
	}
}

/** The days on whose public lists some games stand; those of the demonstration stand on none that is to be found. */
export async function listedDaysOf(trx: Writer, gameIds: readonly string[]): Promise<string[]> {
	const days = new Set<string>();
	for (const part of batches(gameIds)) {
		const query = trx.selectFrom('games').where('id', 'in', part).where('publication', '=', 'published').where('deleted_at', 'is', null);
		for (const { day } of await query.where('demo', '=', 0).select('day').distinct().execute()) days.add(day);
	}
	return [...days];
}
