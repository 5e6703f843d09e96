import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { VenueUse } from '#core/games/quality/checked-game.ts';
import { type CheckedGame, teamIdsOf } from '#core/games/quality/checked-game.ts';
import { addDays } from '#core/site/dates.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Database, GameTable } from '#server/db/schema.ts';
import { batches } from '#server/games/batches.ts';
import { attachBroadcasts } from '#server/games/game-repository.ts';
import { toGame } from '#server/games/game-row.ts';

type Near = Pick<CheckedGame, 'home' | 'away' | 'day' | 'kickoffAt'>;
type Condition = (
	eb: ExpressionBuilder<Database, 'games'>,
) => ExpressionWrapper<Database, 'games', SqlBool>;

/** Up to this many days are queried together; more scattered games are queried team by team. */
const FEW_DAYS = 40;
/** Terms that one statement joins by 'or'. */
const AT_ONCE = 50;

/** Stored data for the quality checks of a game. */
export function createQualityRepository(db: Reader) {
	return {
		/**
		 * Games related to the given ones: the same teams within `days` (without broadcasts), or the
		 * same minute.
		 */
		async listAround(games: readonly Near[], days: number): Promise<CheckedGame[]> {
			const read = async (conditions: Condition[]) => {
				const rows: GameTable[] = [];
				for (const wanted of conditions) {
					rows.push(
						...(await db
							.selectFrom('games')
							.where('deleted_at', 'is', null)
							.where(wanted)
							.selectAll()
							.execute()),
					);
				}
				return rows;
			};
			const sameTeam = (await read(sameTeams(games, days))).map((row) => toGame(row, []));
			const sameMinute = await attachBroadcasts(db, await read(sameMinutes(games)));
			return [...new Map([...sameTeam, ...sameMinute].map((game) => [game.id, game])).values()];
		},

		/** How often hosts have used each venue since a day. */
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
				uses.push(
					...rows.map(({ teamId, venue, games }) => ({
						teamId: teamId ?? '',
						venue: venue ?? '',
						games: Number(games),
					})),
				);
			}
			return uses;
		},
	};
}

function sameTeams(games: readonly Near[], reach: number): Condition[] {
	const days = [...new Set(games.flatMap(({ day }) => nearDays(day, reach)))];
	const teamIds = [...new Set(games.flatMap(teamIdsOf))];
	if (teamIds.length === 0) return [];
	if (days.length > FEW_DAYS) return byTeam(games, reach);
	const together: Condition = ({ and, or, eb }) =>
		and([
			eb('day', 'in', days),
			or([eb('home_team_id', 'in', teamIds), eb('away_team_id', 'in', teamIds)]),
		]);
	return [together];
}

/** Uses lists instead of 'or', for which SQLite ignores a partial index. */
function sameMinutes(games: readonly Near[]): Condition[] {
	const kickoffs = [...new Set(games.flatMap(({ kickoffAt }) => kickoffAt ?? []))];
	const days = [...new Set(games.map(({ day }) => day))];
	return kickoffs.length === 0
		? []
		: [({ and, eb }) => and([eb('day', 'in', days), eb('kickoff_at', 'in', kickoffs)])];
}

/** Each team only on the days around its own games: two index scans for each. */
function byTeam(games: readonly Near[], reach: number): Condition[] {
	const daysOf = new Map<string, Set<string>>();
	for (const game of games) {
		for (const team of teamIdsOf(game))
			daysOf.set(team, new Set([...(daysOf.get(team) ?? []), ...nearDays(game.day, reach)]));
	}
	return inParts(
		[...daysOf],
		(part) =>
			({ and, or, eb }) =>
				or(
					part.flatMap(([team, days]) => [
						and([eb('home_team_id', '=', team), eb('day', 'in', [...days])]),
						and([eb('away_team_id', '=', team), eb('day', 'in', [...days])]),
					]),
				),
	);
}

/** One condition for each part of the list. */
function inParts<Item>(
	items: readonly Item[],
	toCondition: (part: readonly Item[]) => Condition,
): Condition[] {
	return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) =>
		toCondition(items.slice(at * AT_ONCE, (at + 1) * AT_ONCE)),
	);
}

function nearDays(day: string, reach: number): string[] {
	return Array.from({ length: 2 * reach + 1 }, (_, place) => addDays(day, place - reach));
}
