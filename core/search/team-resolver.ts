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
 * sub-20') are the club's own entry: the competition tells which side plays. With `competitions`
 * the hint of a league also decides between namesakes ('River Plate' in the Argentine league).
 */
export function createTeamResolver(
	teams: readonly TeamEntry[],
	ambiguous: readonly AmbiguousAlias[],
	competitions: readonly CompetitionPlace[] = [],
): Resolver {
	const places = new Map(competitions.map((competition) => [competition.id, competition]));
	const national = new Set(teams.filter(({ type }) => type === 'selecao').map(({ id }) => id));
	// National sides have few names, and all are known: a spelling like theirs is a club's.
	const clubs = teams.filter(({ type }) => type !== 'selecao');
	// Made at the first spelling that is no name of anything: it takes as long to make as all else
	// together.
	const lenient = lazily(() => createLenientNames(clubs, ambiguous));
	return createResolver(teams, ambiguous, {
		competitionById: (id) => places.get(id),
		isNational: (id) => national.has(id),
		guess: (query) => lenient()(query),
		misspelt: createMisspelt(clubs, ambiguous),
	});
}
