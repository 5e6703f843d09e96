import type { Team } from '#core/teams/team.ts';
import type { TeamSpellings } from '#core/teams/team-input.ts';
import { normalize } from './normalize.ts';
import type { AmbiguousAlias } from './resolution.ts';

/**
 * Teams with these spellings as additional aliases, for parsing foreign texts: pages, search and
 * the panel do not use them. Operators' names win: a spelling of another team, or one listed as
 * ambiguous, is left out.
 */
export function withSpellings(
	teams: readonly Team[],
	spellings: TeamSpellings,
	ambiguous: readonly AmbiguousAlias[],
): Team[] {
	const named = teams.flatMap(({ name, shortName, aliases }) => [name, shortName, ...aliases]);
	const taken = new Set([...named, ...ambiguous.map(({ alias }) => alias)].map(normalize));
	return teams.map((team) => {
		const free = (spellings[team.id] ?? []).filter((spelling) => !taken.has(normalize(spelling)));
		return free.length === 0 ? team : { ...team, aliases: [...team.aliases, ...free] };
	});
}
