import type { Selectable } from 'kysely';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { WorkerTable } from './jobs-schema.ts';

type WorkerRow = Selectable<WorkerTable>;

export function createWorkersRepository(db: Reader) {
	return {
		/** The bot process seen last, unless it signed off, and any other seen since `since`. */
		async list(since: number): Promise<WorkerRow[]> {
			return db
				.selectFrom('workers')
				.selectAll()
				.where('ended_at', 'is', null)
				.where('seen_at', '>=', since)
				.orderBy('started_at')
				.execute();
		},

		/** When a process that runs bots was last seen; null = never. */
		async lastSeen(): Promise<number | null> {
			const row = await db
				.selectFrom('workers')
				.select((eb) => eb.fn.max('seen_at').as('seen_at'))
				.executeTakeFirst();
			return row?.seen_at ?? null;
		},
	};
}

export function createWorkersWriter(trx: Writer) {
	return {
		async seen({ id, host }: Pick<WorkerRow, 'id' | 'host'>, now: number): Promise<void> {
			await trx
				.insertInto('workers')
				.values({ id, host, started_at: now, seen_at: now, ended_at: null })
				.onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
				.execute();
		},
		async ended(id: string, now: number): Promise<void> {
			await trx
				.updateTable('workers')
				.set({ ended_at: now, seen_at: now })
				.where('id', '=', id)
				.execute();
		},
		/**
		 * Deletes processes that are long gone, except the newest: operators see when the last one was
		 * active.
		 */
		async forget(before: number): Promise<void> {
			const newest = trx.selectFrom('workers').select('id').orderBy('seen_at', 'desc').limit(1);
			await trx
				.deleteFrom('workers')
				.where('seen_at', '<', before)
				.where('id', 'not in', newest)
				.execute();
		},
	};
}
