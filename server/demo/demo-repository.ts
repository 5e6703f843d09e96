import type { Reader } from '#server/db/app-database.ts';

/** What the database holds of the demonstration and beside it. */
export function createDemoRepository(db: Reader) {
	const count = async (demo: 0 | 1): Promise<number> => {
		const query = db.selectFrom('games').where('demo', '=', demo);
		return Number(
			(await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count,
		);
	};
	return {
		/** Games of the demonstration. */
		countDemo: () => count(1),
		/** Games that an operator or an import made, removed ones included. */
		countReal: () => count(0),
	};
}
