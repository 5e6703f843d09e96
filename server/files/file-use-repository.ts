import type { StoredFile } from '#core/media/stored-file.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';

/**
 * Which records use which file. A record that stores a file's address registers the use in the same
 * transaction: `setUses('configuracoes/marca', [fileId])`. Neither an operator nor the sweeper can
 * remove a used file.
 */
export function createFileUseRepository(db: Reader) {
	return {
		async usersOf(fileId: string): Promise<string[]> {
			const rows = await db
				.selectFrom('file_uses')
				.where('file_id', '=', fileId)
				.select('user_key')
				.orderBy('user_key')
				.execute();
			return rows.map((row) => row.user_key);
		},

		/**
		 * A second safety net: settings that contain a file's address without a registered use. The
		 * client's address contains the download token, and addresses of sizes contain the digest.
		 */
		async isMentioned({ token, sha256 }: Pick<StoredFile, 'token' | 'sha256'>): Promise<boolean> {
			const row = await db
				.selectFrom('settings')
				.where(({ or, eb }) =>
					or([token, sha256.slice(0, 32)].map((text) => eb('data', 'like', `%${text}%`))),
				)
				.select('id')
				.executeTakeFirst();
			return row !== undefined;
		},
	};
}

export function createFileUseWriter(trx: Writer) {
	return {
		/** Replaces the files that `userKey` uses; pass an empty list when it is deleted. */
		async setUses(userKey: string, fileIds: readonly string[]): Promise<void> {
			await trx.deleteFrom('file_uses').where('user_key', '=', userKey).execute();
			const rows = [...new Set(fileIds)].map((fileId) => ({ file_id: fileId, user_key: userKey }));
			if (rows.length > 0) await trx.insertInto('file_uses').values(rows).execute();
		},
	};
}
