import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type FileMetadata, fileMetadataSchema } from '#core/media/file-metadata.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedAs } from '#server/db/stored-json.ts';
import type { FileUploadTable } from '#server/files/files-schema.ts';

const multipartSchema = z.object({ id: z.string(), tags: z.array(z.string()) });

/** An upload in a bucket: its id there, and the tags of its parts in order. */
export type Multipart = z.infer<typeof multipartSchema>;

/** An upload as stored. */
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
	/** Null = its bytes are on the disk. */
	multipart: Multipart | null;
	createdAt: number;
	updatedAt: number;
	/** The stored metadata or the state in the bucket is unreadable. */
	isDamaged?: true;
};

/** Uploads in progress, and finished ones for a day: a client that lost the response retries. */
export function createUploadRepository(db: Reader) {
	return {
		async byId(id: string): Promise<Upload | null> {
			const row = await db
				.selectFrom('file_uploads')
				.selectAll()
				.where('id', '=', id)
				.executeTakeFirst();
			return row ? toUpload(row) : null;
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

		/** Uploads since an instant that were refused or broke off for good. */
		async refusedSince(since: number): Promise<number> {
			const row = await db
				.selectFrom('file_uploads')
				.where('updated_at', '>=', since)
				.where('state', 'not in', ['active', 'final'])
				.select(({ fn }) => fn.countAll<number>().as('uploads'))
				.executeTakeFirst();
			return Number(row?.uploads ?? 0);
		},

		/**
		 * The number of uploads active since `since`, and the bytes to reserve for all uploads. Active
		 * uploads reserve their announced size, stalled ones their received bytes. Clients send no
		 * message when they cancel.
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

/** What a request brought: the bytes between two offsets. */
type UploadStep = {
	holder: string;
	from: number;
	to: number;
	multipart: Multipart | null;
	now: number;
};

export function createUploadWriter(trx: Writer) {
	return {
		async insert(upload: Upload): Promise<void> {
			await trx.insertInto('file_uploads').values(toUploadRow(upload)).execute();
		},

		/**
		 * Records stored bytes. False when the request no longer holds the upload, in whatever process.
		 */
		async advance(id: string, step: UploadStep): Promise<boolean> {
			const result = await trx
				.updateTable('file_uploads')
				.set({
					received: step.to,
					multipart: multipartText(step.multipart),
					updated_at: step.now,
				})
				.where('id', '=', id)
				.where('holder', '=', step.holder)
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
			await trx
				.updateTable('file_uploads')
				.set({ state, file_id: fileId, updated_at: now })
				.where('id', '=', id)
				.execute();
		},

		async remove(id: string): Promise<void> {
			await trx.deleteFrom('file_uploads').where('id', '=', id).execute();
		},
	};
}

function multipartText(multipart: Multipart | null): string | null {
	return multipart === null ? null : JSON.stringify(multipart);
}

function toUploadRow(
	upload: Upload,
): Omit<FileUploadTable, 'holder' | 'heir' | 'beat'> & { beat: number } {
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
		multipart: multipartText(upload.multipart),
		beat: 0,
		created_at: upload.createdAt,
		updated_at: upload.updatedAt,
	};
}

/**
 * What is damaged of an upload in progress cannot be guessed: the upload ends, and the client
 * starts over.
 */
function toUpload(row: Selectable<FileUploadTable>): Upload {
	const metadata = storedAs(fileMetadataSchema, row.metadata);
	const multipart = row.multipart === null ? null : storedAs(multipartSchema, row.multipart);
	const isDamaged = metadata === null || (row.multipart !== null && multipart === null);
	const isLost = isDamaged && row.state === 'active';
	return {
		id: row.id,
		operatorId: row.operator_id,
		name: row.name,
		objectId: row.object_id,
		size: row.size,
		received: row.received,
		metadata: metadata ?? {},
		state: isLost ? 'upload-gone' : (row.state as Upload['state']),
		...(isDamaged ? { isDamaged: true } : {}),
		fileId: row.file_id,
		multipart,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	};
}
