import type { Competition } from '#core/competitions/competition.ts';
import type { Team } from '#core/teams/team.ts';

/** A team that played in a competition. */
export type Played = { competitionId: string; teamId: string };

/** By the best competition of the first team, from the top of the day to folded. */
const BY_PRIORITY: Readonly<Record<number, number>> = { 1: 1, 2: 0.75, 3: 0.5, 4: 0.3, 5: 0.2 };
/** For a team without games: a club with many nicknames is well known. */
const PER_NICKNAME = 0.15;
const MOST_BY_NICKNAMES = 0.6;
const MANY_NICKNAMES = 4;
const AT_HOME = 0.1;
const NATIONAL = 0.6;
/** Among clubs of the same competitions, nicknames shift the value slightly. */
const BY_FANS = 0.1;

/**
 * How well known each team is among readers in Brazil, 0 … 1, from its recent competitions and the
 * reference data.
 */
export function renownOf(
	played: readonly Played[],
	competitions: ReadonlyMap<string, Competition>,
): (team: Team) => number {
	const best = new Map<string, number>();
	for (const { competitionId, teamId } of played) {
		const competition = competitions.get(competitionId);
		if (
			competition === undefined ||
			competition.gender === 'f' ||
			competition.ageGroup !== 'adulto'
		)
			continue;
		const renown = BY_PRIORITY[competition.priority] ?? 0.1;
		best.set(teamId, Math.max(renown, best.get(teamId) ?? 0));
	}
	return ({ id, nicknames, country, type }) => {
		const home = country === 'BR' ? AT_HOME : 0;
		const base =
			type === 'selecao'
				? NATIONAL + 4 * home
				: home + Math.min(MOST_BY_NICKNAMES, PER_NICKNAME * nicknames.length);
		const highest = best.get(id);
		const fans = Math.min(1, nicknames.length / MANY_NICKNAMES);
		return Math.min(
			1,
			Math.max(base, highest === undefined ? 0 : highest * (1 - BY_FANS) + fans * BY_FANS),
		);
	};
}
