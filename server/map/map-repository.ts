import { sql } from 'kysely';
import type { Reader } from '#server/db/app-database.ts';
import { type DayRange, OFF, publishedGames } from '#server/games/agenda-repository.ts';

export type MapRepository = ReturnType<typeof createMapRepository>;

/** Published games for the map of free-to-air television. */
export function createMapRepository(db: Reader) {
	return {
		/** The first `limit` days of a range with a game confirmed on one of the channels. */
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
				// An expression, not a bare column: else SQLite scans all broadcasts of the channels, not
				// the days.
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
