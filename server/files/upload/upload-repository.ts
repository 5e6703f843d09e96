import type { Kysely, Selectable } from 'kysely';
import { type FileMetadata, fileMetadataSchema } from '#core/media/file-metadata.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { Database } from '#server/db/schema.ts';
import { storedAs } from '#server/db/stored-json.ts';
import type { FileUploadTable } from '#server/files/files-schema.ts';

/** An upload as it is stored. */
export type Upload = {
	id: string;
	operatorId: string;
	name: string;
	objectId: string;
	size: number;
	received: number;
	metadata: FileMetadata;
	state: 'active' | 'final' | Refusal;
	fileId: string | null;
	createdAt: number;
	updatedAt: number;
	/** What was said about the file cannot be read any more. */
	isDamaged?: true;
};

/**
 * Uploads under way, and finished ones for a day, because a client that lost the answer asks again.
 */
export function createUploadRepository(db: Kysely<Database>) {
	return {
		async byId(id: string): Promise<Upload | null> {
			const row = await db
				.selectFrom('file_uploads')
				.selectAll()
				.where('id', '=', id)
				.executeTakeFirst();
			return row ? toUpload(row) : null;
		},

		async insert(upload: Upload): Promise<void> {
			await db.insertInto('file_uploads').values(toUploadRow(upload)).execute();
		},

		/** Notes what is on the disk. False when another process has gone on with it meanwhile. */
		async advance(id: string, step: { from: number; to: number; now: number }): Promise<boolean> {
			const result = await db
				.updateTable('file_uploads')
				.set({ received: step.to, updated_at: step.now })
				.where('id', '=', id)
				.where('received', '=', step.from)
				.where('state', '=', 'active')
				.executeTakeFirst();
			return Number(result.numUpdatedRows) === 1;
		},

		async settle(
			id: string,
			outcome: { state: 'final' | Refusal; fileId: string | null; now: number },
		): Promise<void> {
			const { state, fileId, now } = outcome;
			await db
				.updateTable('file_uploads')
				.set({ state, file_id: fileId, updated_at: now })
				.where('id', '=', id)
				.execute();
		},

		async remove(id: string): Promise<void> {
			await db.deleteFrom('file_uploads').where('id', '=', id).execute();
		},

		async idleSince(before: number, limit: number): Promise<Upload[]> {
			const rows = await db
				.selectFrom('file_uploads')
				.selectAll()
				.where('updated_at', '<', before)
				.orderBy('updated_at')
				.limit(limit)
				.execute();
			return rows.map(toUpload);
		},

		/**
		 * How many have gone on since `since`, and the bytes to keep for all of them: as announced by
		 * those, as received by the others. The client does not tell when it cancels.
		 */
		async underWay(
			since: number,
			operatorId: string | null = null,
		): Promise<{ count: number; bytes: number }> {
			const row = await db
				.selectFrom('file_uploads')
				.where('state', '=', 'active')
				.$if(operatorId !== null, (query) => query.where('operator_id', '=', operatorId ?? ''))
				.select(({ eb, fn, lit }) => {
					const isLive = eb('updated_at', '>=', since);
					return [
						fn
							.sum<number | string | null>(eb.case().when(isLive).then(lit(1)).else(lit(0)).end())
							.as('count'),
						fn
							.sum<number | string | null>(
								eb.case().when(isLive).then(eb.ref('size')).else(eb.ref('received')).end(),
							)
							.as('bytes'),
					];
				})
				.executeTakeFirst();
			return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
		},
	};
}

function toUploadRow(upload: Upload): FileUploadTable {
	return {
		id: upload.id,
		operator_id: upload.operatorId,
		name: upload.name,
		object_id: upload.objectId,
		size: upload.size,
		received: upload.received,
		metadata: JSON.stringify(upload.metadata),
		state: upload.state,
		file_id: upload.fileId,
		created_at: upload.createdAt,
		updated_at: upload.updatedAt,
	};
}

/**
 * What is said about a file that is still under way cannot be guessed: with that damaged the upload
 * is over, and its sender begins it anew.
 */
function toUpload(row: Selectable<FileUploadTable>): Upload {
	const metadata = storedAs(fileMetadataSchema, row.metadata);
	const isLost = metadata === null && row.state === 'active';
	return {
		id: row.id,
		operatorId: row.operator_id,
		name: row.name,
		objectId: row.object_id,
		size: row.size,
		received: row.received,
		metadata: metadata ?? {},
		state: isLost ? 'upload-gone' : (row.state as Upload['state']),
		...(metadata === null ? { isDamaged: true } : {}),
		fileId: row.file_id,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	};
}
