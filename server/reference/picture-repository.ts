import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Which of the nouns have a picture. */
export type Pictured = 'teams' | 'channels';

/** Crests and logos that operators uploaded. */
export function createPictureRepository(db: Kysely<Database>) {
	return {
		/** The address of the picture of an entry, '' where it has none. */
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
