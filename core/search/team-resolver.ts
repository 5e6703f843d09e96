import type { Competition } from '#core/competitions/competition.ts';
import { lazily } from '#core/kit/lazily.ts';
import type { Team } from '#core/teams/team.ts';
import { createLenientNames } from './lenient/lenient-names.ts';
import { createMisspelt } from './misspelt.ts';
import type { AmbiguousAlias, Resolver } from './resolution.ts';
import { createResolver } from './resolver.ts';

type TeamEntry = Pick<
	Team,
	'id' | 'name' | 'shortName' | 'abbr' | 'aliases' | 'nicknames' | 'state' | 'country' | 'type'
> & {
	city?: string | null;
};
type CompetitionPlace = Pick<Competition, 'id' | 'country' | 'state'>;

/**
 * The resolver of clubs and national sides. Women's and youth teams ('Flamengo (F)', 'Sport
 * sub-20') share the club's entry: the competition distinguishes them. With `competitions`, the
 * league given as a hint also distinguishes namesakes ('River Plate' in the Argentine league).
 */
export function createTeamResolver(
	teams: readonly TeamEntry[],
	ambiguous: readonly AmbiguousAlias[],
	competitions: readonly CompetitionPlace[] = [],
): Resolver {
	const places = new Map(competitions.map((competition) => [competition.id, competition]));
	const national = new Set(teams.filter(({ type }) => type === 'selecao').map(({ id }) => id));
	// National sides have few names, all of them known: a similar spelling means a club.
	const clubs = teams.filter(({ type }) => type !== 'selecao');
	// Built on the first unknown spelling: it takes as long to build as everything else together.
	const lenient = lazily(() => createLenientNames(clubs, ambiguous));
	return createResolver(teams, ambiguous, {
		competitionById: (id) => places.get(id),
		isNational: (id) => national.has(id),
		guess: (query) => lenient()(query),
		misspelt: createMisspelt(clubs, ambiguous),
	});
}
