import type { SubjectFinder } from '#core/news/curation/suggest-subjects.ts';
import { venueNames } from '#core/news/curation/venue-names.ts';
import { createCompetitionResolver } from '#core/search/competition-resolver.ts';
import { createTeamResolver } from '#core/search/team-resolver.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { AppContext } from '#server/context.ts';
import { createAmbiguousAliasRepository } from '#server/reference/ambiguous-alias-repository.ts';

/** Games of these days are what news speak of. */
const DAYS_BEFORE = 3;
const DAYS_AFTER = 8;

/** What suggests subjects: the resolvers of the whole guide and the games around `now` (UTC ms). Dear to make: once for many items. */
export async function openSubjectFinder({ db, data }: Pick<AppContext, 'db' | 'data'>, now: number): Promise<SubjectFinder> {
	const today = dayOf(now);
	const aliases = createAmbiguousAliasRepository(db.kysely);
	const [reference, games, ambiguousTeams, ambiguousCompetitions] = await Promise.all([
		data.reference(),
		data.games.listComing(addDays(today, -DAYS_BEFORE), addDays(today, DAYS_AFTER)),
		aliases.list('team'),
		aliases.list('competition'),
	]);
	const competitions = [...reference.competitions.values()];
	return {
		teams: createTeamResolver([...reference.teams.values()], ambiguousTeams, competitions),
		competitions: createCompetitionResolver(competitions, ambiguousCompetitions),
		games: games.flatMap(({ id, competitionId, home, away, kickoffAt }) =>
			kickoffAt === null ? [] : [{ id, competitionId, kickoffAt, teamIds: [home.teamId, away.teamId].filter((side) => side !== null) }],
		),
		venues: venueNames(games.flatMap(({ venue }) => venue ?? [])),
	};
}
