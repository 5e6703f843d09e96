import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { type DayRange, OFF, publishedGames } from '#server/games/agenda-repository.ts';

export type MapRepository = ReturnType<typeof createMapRepository>;

/** Published games as the map of open television looks for them. */
export function createMapRepository(db: Kysely<Database>) {
	return {
		/** The first `limit` days of a range on which one of some channels surely shows a game. */
		async listDaysShown(
			channelIds: readonly string[],
			{ from, to }: DayRange,
			limit: number,
		): Promise<string[]> {
			if (channelIds.length === 0) return [];
			const rows = await publishedGames(db)
				.innerJoin('broadcasts', 'broadcasts.game_id', 'games.id')
				.where('games.day', '>=', from)
				.where('games.day', '<=', to)
				.where('games.status', 'not in', OFF)
				.where('games.kickoff_at', 'is not', null)
				.where('broadcasts.state', '=', 'confirmed')
				// Not a bare column: SQLite would walk every broadcast of the channels instead of the days.
				.where(sql`coalesce(broadcasts.channel_id, '')`, 'in', channelIds)
				.select('games.day')
				.distinct()
				.orderBy('games.day')
				.limit(limit)
				.execute();
			return rows.map(({ day }) => day);
		},
	};
}
