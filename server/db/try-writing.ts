import { sql } from 'kysely';
import type { AppDatabase } from './app-database.ts';

/**
 * Writes a row and rolls back, so readers see no change. Rejects when the database takes no writes.
 */
export async function tryWriting(database: AppDatabase): Promise<void> {
	const takenBack = new Error('taken back');
	await database
		.transaction(async (trx) => {
			await trx
				.updateTable('data_version')
				.set({ version: sql`version` })
				.where('id', '=', 1)
				.execute();
			throw takenBack;
		})
		.catch((error: unknown) => {
			if (error !== takenBack) throw error;
		});
}
