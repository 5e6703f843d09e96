import type { AppDatabase } from '#server/db/app-database.ts';
import type { ImportRowTable } from '#server/importing/imports-schema.ts';

export async function damageRow(
	db: AppDatabase,
	batchId: string,
	{ number, ...columns }: Partial<ImportRowTable> & { number: number },
) {
	await db.transaction(async (trx) => {
		await trx
			.updateTable('import_rows')
			.set(columns)
			.where('batch_id', '=', batchId)
			.where('number', '=', number)
			.execute();
	});
}

export const drafts = (db: AppDatabase) =>
	db.kysely
		.selectFrom('import_rows')
		.orderBy('batch_id')
		.orderBy('number')
		.select('draft')
		.execute();
