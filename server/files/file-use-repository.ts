import type { Kysely } from 'kysely';
import type { StoredFile } from '#core/media/stored-file.ts';
import type { Database } from '#server/db/schema.ts';

/**
 * What on the site uses which file. Whatever keeps the address of a file says so here, in the
 * transaction that stores the address: `setUses('configuracoes/marca', [fileId])`. A used file is
 * never removed, neither by a person nor by the sweeper.
 */
export function createFileUseRepository(db: Kysely<Database>) {
	return {
		/** All the files that `userKey` uses from now on; an empty list when it is gone. */
		async setUses(userKey: string, fileIds: readonly string[]): Promise<void> {
			await db.deleteFrom('file_uses').where('user_key', '=', userKey).execute();
			const rows = [...new Set(fileIds)].map((fileId) => ({ file_id: fileId, user_key: userKey }));
			if (rows.length > 0) await db.insertInto('file_uses').values(rows).execute();
		},

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
		 * The second net: records in which the address of a file stands although nobody registered it.
		 * The download token is in the address that the client gives out, the digest in the addresses
		 * of its sizes.
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
