import type { GameStatus, Publication } from '#core/games/game.ts';
import type { Reader } from '#server/db/app-database.ts';

/** What the board reads of each game around its window. */
export type SeasonGame = {
	competitionId: string;
	day: string;
	round: string | null;
	status: GameStatus;
	publication: Publication;
};

/** Reads for the coverage board. */
export function createBoardRepository(db: Reader) {
	return {
		/**
		 * Games between two days, both included; drafts too, deleted ones not. Ungrouped: counting
		 * here costs less than the sorting of a `group by`.
		 */
		async listSeason(from: string, to: string): Promise<SeasonGame[]> {
			return db
				.selectFrom('games')
				.where('deleted_at', 'is', null)
				.where('day', '>=', from)
				.where('day', '<=', to)
				.select(['competition_id as competitionId', 'day', 'round', 'status', 'publication'])
				.execute();
		},

		/** The day of the last game, published or not; null = the guide has none. Reads one index. */
		async lastDay(): Promise<string | null> {
			const row = await db
				.selectFrom('games')
				.where('deleted_at', 'is', null)
				.select('day')
				.orderBy('day', 'desc')
				.limit(1)
				.executeTakeFirst();
			return row?.day ?? null;
		},

		/** How many imports wait for a person. Read from an index alone. */
		async countImportsInReview(): Promise<number> {
			const row = await db
				.selectFrom('import_batches')
				.where('state', '=', 'review')
				.select(({ fn }) => fn.countAll().as('imports'))
				.executeTakeFirstOrThrow();
			return Number(row.imports);
		},
	};
}
