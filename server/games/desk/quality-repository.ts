import { type Kysely, sql } from 'kysely';
import type { CheckedGame } from '#core/games/quality/checked-game.ts';
import type { VenueUse } from '#core/games/quality/usual-venues.ts';
import type { Database } from '#server/db/schema.ts';
import { batches } from '#server/games/batches.ts';
import { attachBroadcasts } from '#server/games/game-repository.ts';

/** What the checks of quality look at beside a game. */
export function createQualityRepository(db: Kysely<Database>) {
	return {
		/** Games of some days that have to do with some teams or minutes. */
		async listAround(days: readonly string[], { teamIds, kickoffs }: { teamIds: string[]; kickoffs: number[] }): Promise<CheckedGame[]> {
			if (days.length === 0 || teamIds.length + kickoffs.length === 0) return [];
			const rows = await db
				.selectFrom('games')
				.where('day', 'in', days)
				.where('deleted_at', 'is', null)
				.where(({ or, eb }) =>
					or([
						...(teamIds.length > 0 ? [eb('home_team_id', 'in', teamIds), eb('away_team_id', 'in', teamIds)] : []),
						...(kickoffs.length > 0 ? [eb('kickoff_at', 'in', kickoffs)] : []),
					]),
				)
				.selectAll()
				.execute();
			return attachBroadcasts(db, rows);
		},

		/** How often hosts played where since a day. */
		async countVenues(teamIds: readonly string[], since: string): Promise<VenueUse[]> {
			const uses: VenueUse[] = [];
			for (const part of batches(teamIds)) {
				const rows = await db
					.selectFrom('games')
					.where('home_team_id', 'in', part)
					.where('day', '>=', since)
					.where('venue', 'is not', null)
					.where('deleted_at', 'is', null)
					.groupBy(['home_team_id', 'venue'])
					.select(['home_team_id as teamId', 'venue', sql<number>`count(*)`.as('games')])
					.execute();
				uses.push(...rows.map(({ teamId, venue, games }) => ({ teamId: teamId ?? '', venue: venue ?? '', games: Number(games) })));
			}
			return uses;
		},
	};
}
