import type { Game } from '#core/games/game.ts';
import { type RecordReporter, reportNothing } from '#server/damaged-record.ts';
import type { Reader } from '#server/db/app-database.ts';
import { type DayRange, publishedGames } from './agenda-repository.ts';
import { attachBroadcasts } from './game-repository.ts';
import { toGame } from './game-row.ts';
import { wholeGames } from './whole-games.ts';

/** Two, because a meeting on the day itself may be past or upcoming. */
const MEETINGS = 2;

export type RelatedRepository = ReturnType<typeof createRelatedRepository>;

/** Queries of a game page about other games. */
export function createRelatedRepository(db: Reader, report: RecordReporter = reportNothing) {
	return {
		/** Published games by their ids, with broadcasts, in no particular order. */
		async listByIds(ids: readonly string[]): Promise<Game[]> {
			if (ids.length === 0) return [];
			const rows = await publishedGames(db)
				.where('id', 'in', [...ids])
				.selectAll()
				.execute();
			return wholeGames(await attachBroadcasts(db, rows), report);
		},

		/** Published games with these current addresses, with broadcasts, in no particular order. */
		async listBySlugs(slugs: readonly string[]): Promise<Game[]> {
			const rows = await publishedGames(db)
				.where('slug', 'in', [...slugs])
				.selectAll()
				.execute();
			return wholeGames(await attachBroadcasts(db, rows), report);
		},

		/**
		 * The first published meeting of two teams from a day on, and the last one before it. Home and
		 * away as given. Uses the index by home team and day.
		 */
		async listNearMeetings(pair: { homeId: string; awayId: string }, day: string): Promise<Game[]> {
			const meetings = publishedGames(db)
				.where('home_team_id', '=', pair.homeId)
				.where('away_team_id', '=', pair.awayId)
				.selectAll();
			const rows = await Promise.all([
				meetings.where('day', '>=', day).orderBy('day').limit(MEETINGS).execute(),
				meetings.where('day', '<=', day).orderBy('day', 'desc').limit(MEETINGS).execute(),
			]);
			const games = new Map(rows.flat().map((row) => [row.id, row]));
			return wholeGames(await attachBroadcasts(db, [...games.values()]), report);
		},

		/**
		 * Published games of a competition between two teams, ordered by day, without broadcasts. Home
		 * and away as given. Uses the index by home team and day.
		 */
		async listMeetings(
			pair: { homeId: string; awayId: string; competitionId: string },
			{ from, to }: DayRange,
		): Promise<Game[]> {
			const rows = await publishedGames(db)
				.where('home_team_id', '=', pair.homeId)
				.where('day', '>=', from)
				.where('day', '<=', to)
				.where('away_team_id', '=', pair.awayId)
				.where('competition_id', '=', pair.competitionId)
				.selectAll()
				.orderBy('day')
				.orderBy('slug')
				.execute();
			return wholeGames(
				rows.map((row) => toGame(row, [])),
				report,
			);
		},
	};
}
