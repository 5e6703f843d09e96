import type { ShownGame } from '#core/answer/habits.ts';
import { isInstant } from '#core/kit/instant.ts';
import type { Reader } from '#server/db/app-database.ts';
import { type DayRange, OFF, publishedGames } from './agenda-repository.ts';

/**
 * Maximum number of games read for a competition, newest first. It exceeds any league season, so
 * the cost does not grow with the archive.
 */
const MOST_GAMES = 400;

export type HabitRepository = ReturnType<typeof createHabitRepository>;

/** The channels of past games. */
export function createHabitRepository(db: Reader) {
	return {
		/**
		 * The games of a competition in a range of days, each with its confirmed channels; games
		 * without one are left out.
		 */
		async listShown(competitionId: string, { from, to }: DayRange): Promise<ShownGame[]> {
			const newest = publishedGames(db)
				.where('competition_id', '=', competitionId)
				.where('day', '>=', from)
				.where('day', '<=', to)
				.where('status', 'not in', OFF)
				.orderBy('day', 'desc')
				.limit(MOST_GAMES)
				.select(['id', 'kickoff_at']);
			const rows = await db
				.selectFrom(newest.as('newest'))
				.innerJoin('broadcasts', 'broadcasts.game_id', 'newest.id')
				.where('broadcasts.state', '=', 'confirmed')
				.where('newest.kickoff_at', 'is not', null)
				.where('broadcasts.channel_id', 'is not', null)
				.select([
					'newest.id',
					'newest.kickoff_at',
					'broadcasts.channel_id',
					'broadcasts.include_ufs',
					'broadcasts.exclude_ufs',
				])
				.execute();
			const whole = rows.filter(({ kickoff_at }) => kickoff_at !== null && isInstant(kickoff_at));
			return [...Map.groupBy(whole, ({ id }) => id).values()].map((lines) => ({
				kickoffAt: Number(lines[0]?.kickoff_at),
				channels: lines.map((line) => ({
					id: line.channel_id ?? '',
					limited: line.include_ufs !== '' || line.exclude_ufs !== '',
				})),
			}));
		},
	};
}
