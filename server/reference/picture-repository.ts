import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Tables whose entries have a picture. */
export type Pictured = 'teams' | 'channels';

/** Crests and logos that operators uploaded. */
export function createPictureRepository(db: Kysely<Database>) {
	return {
		/** Address of an entry's picture, '' when it has none. */
		async read(table: Pictured, id: string): Promise<string> {
			return (
				(await db.selectFrom(table).where('id', '=', id).select('picture').executeTakeFirst())
					?.picture ?? ''
			);
		},

		async write(table: Pictured, id: string, picture: string): Promise<void> {
			await db
				.updateTable(table)
				.set({ picture: picture === '' ? null : picture })
				.where('id', '=', id)
				.execute();
		},
	};
}
