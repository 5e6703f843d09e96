import type { Reader } from '#server/db/app-database.ts';

/** Counts demonstration games and real ones. */
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
		/** Games made by an operator or an import, including removed ones. */
		countReal: () => count(0),
	};
}
