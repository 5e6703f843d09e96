import { z } from 'zod';
import type { Writer } from '#server/db/app-database.ts';
import { storedAs } from '#server/db/stored-json.ts';

const instantsSchema = z.array(z.number()).max(10_000);

/** Attempts by digest. Take the turn of a digest before you read it. */
export function createAttemptsWriter(trx: Writer) {
	return {
		/** Instants in UTC milliseconds, oldest first; unreadable ones count as none. */
		async read(digest: string): Promise<number[]> {
			const row = await trx
				.selectFrom('attempts')
				.select('instants')
				.where('digest', '=', digest)
				.executeTakeFirst();
			return row === undefined ? [] : (storedAs(instantsSchema, row.instants) ?? []);
		},

		async write(digest: string, instants: readonly number[], endsAt: number): Promise<void> {
			const row = { digest, instants: JSON.stringify(instants), ends_at: endsAt };
			await trx
				.insertInto('attempts')
				.values(row)
				.onConflict((conflict) => conflict.column('digest').doUpdateSet(row))
				.execute();
		},

		async remove(digest: string): Promise<void> {
			await trx.deleteFrom('attempts').where('digest', '=', digest).execute();
		},

		/** Deletes what ended before `now`. */
		async forget(now: number): Promise<void> {
			await trx.deleteFrom('attempts').where('ends_at', '<', now).execute();
		},
	};
}
