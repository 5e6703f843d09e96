import type { StoredFile } from '#core/media/stored-file.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { toFileRow, toStoredFile } from './file-row.ts';

export type FileRepository = ReturnType<typeof createFileRepository>;

/** Finished files. */
export function createFileRepository(db: Reader) {
	const select = () => db.selectFrom('files').selectAll();

	return {
		async byName(name: string): Promise<StoredFile | null> {
			const row = await select().where('name', '=', name).executeTakeFirst();
			return row ? toStoredFile(row) : null;
		},

		async byId(id: string): Promise<StoredFile | null> {
			const row = await select().where('id', '=', id).executeTakeFirst();
			return row ? toStoredFile(row) : null;
		},

		/** A file by a prefix of its SHA-256. */
		async byDigest(digest: string): Promise<StoredFile | null> {
			const row = await select()
				.where('sha256', '>=', digest)
				.where('sha256', '<', `${digest}g`)
				.limit(1)
				.executeTakeFirst();
			return row ? toStoredFile(row) : null;
		},

		/** Names in code-point order, after `after` and from `from` on. */
		async names({
			from,
			after,
			limit,
		}: {
			from: string;
			after: string;
			limit: number;
		}): Promise<string[]> {
			const rows = await db
				.selectFrom('files')
				.where('name', '>=', from)
				.where('name', '>', after)
				.orderBy('name')
				.limit(limit)
				.select('name')
				.execute();
			return rows.map((row) => row.name);
		},

		async totalBytes(): Promise<number> {
			const row = await db
				.selectFrom('files')
				.select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
				.executeTakeFirst();
			return Number(row?.bytes ?? 0);
		},

		/** Files without a registered use, last touched before `before`. */
		unusedSince: (before: number, limit: number) => unusedSince(db, before, limit),

		/** The digest prefixes that match no file. */
		async withoutFile(digests: readonly string[]): Promise<string[]> {
			const found = await Promise.all(
				digests.map(async (digest) => ((await this.byDigest(digest)) === null ? digest : null)),
			);
			return found.filter((digest) => digest !== null);
		},
	};
}

export function createFileWriter(trx: Writer) {
	return {
		/** False when the name is taken. */
		async insert(file: StoredFile): Promise<boolean> {
			const result = await trx
				.insertInto('files')
				.values(toFileRow(file))
				.onConflict((conflict) => conflict.column('name').doNothing())
				.executeTakeFirst();
			return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
		},

		async update(file: StoredFile): Promise<void> {
			const { id, ...values } = toFileRow(file);
			await trx.updateTable('files').set(values).where('id', '=', id).execute();
		},

		async remove(id: string): Promise<void> {
			await trx.deleteFrom('files').where('id', '=', id).execute();
		},
	};
}

async function unusedSince(db: Reader, before: number, limit: number): Promise<StoredFile[]> {
	const rows = await db
		.selectFrom('files')
		.selectAll()
		.where('updated_at', '<', before)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('file_uses')
						.whereRef('file_uses.file_id', '=', 'files.id')
						.select('file_uses.file_id'),
				),
			),
		)
		.orderBy('updated_at')
		.limit(limit)
		.execute();
	return rows.map(toStoredFile);
}
