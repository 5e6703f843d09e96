import { venueNames } from '#core/games/known-venues.ts';
import type { SubjectFinder } from '#core/news/curation/suggest-subjects.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { AppContext } from '#server/context.ts';
import { presentNaming } from '#server/reference/present-naming.ts';

/** News are matched with games in this window. */
const DAYS_BEFORE = 3;
const DAYS_AFTER = 8;

/**
 * Suggests subjects from the guide's names and the games around `now` (UTC ms). The resolvers are
 * expensive to build and are cached until a name changes; games are read each time.
 */
export async function openSubjectFinder(
	{ db, data }: Pick<AppContext, 'db' | 'data'>,
	now: number,
): Promise<SubjectFinder> {
	const today = dayOf(now);
	const [{ teams, competitions }, games] = await Promise.all([
		presentNaming(db),
		data.games.listComing(addDays(today, -DAYS_BEFORE), addDays(today, DAYS_AFTER)),
	]);
	return {
		teams,
		competitions,
		games: games.flatMap(({ id, competitionId, home, away, kickoffAt }) =>
			kickoffAt === null
				? []
				: [
						{
							id,
							competitionId,
							kickoffAt,
							teamIds: [home.teamId, away.teamId].filter((side) => side !== null),
						},
					],
		),
		venues: venueNames(games.flatMap(({ venue }) => venue ?? [])),
	};
}
