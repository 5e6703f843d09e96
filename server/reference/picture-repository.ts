import type { Reader, Writer } from '#server/db/app-database.ts';

/** Tables whose entries have a picture. */
export type Pictured = 'teams' | 'channels';

/** Crests and logos that operators uploaded. */
export function createPictureRepository(db: Reader) {
	return {
		/** Address of an entry's picture, '' when it has none. */
		async read(table: Pictured, id: string): Promise<string> {
			return (
				(await db.selectFrom(table).where('id', '=', id).select('picture').executeTakeFirst())
					?.picture ?? ''
			);
		},
	};
}

export function createPictureWriter(trx: Writer) {
	return {
		async write(table: Pictured, id: string, picture: string): Promise<void> {
			await trx
				.updateTable(table)
				.set({ picture: picture === '' ? null : picture })
				.where('id', '=', id)
				.execute();
		},
	};
}
