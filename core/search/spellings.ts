import type { Team } from '#core/teams/team.ts';
import type { TeamSpellings } from '#core/teams/team-input.ts';
import { normalize } from './normalize.ts';
import type { AmbiguousAlias } from './resolution.ts';

/**
 * Teams with these spellings among their aliases, for reading what others wrote: pages, search and
 * the panel know nothing of them. What operators named wins: a spelling that another team has, or
 * that is listed as ambiguous, is left out.
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
