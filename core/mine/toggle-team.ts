import { MOST_TEAMS, type MyTeam } from './preferences.ts';

/** The reader's teams with one added, or removed if present; null where there is no room for it. */
export function toggleTeam(teams: readonly MyTeam[], team: MyTeam): MyTeam[] | null {
	const others = teams.filter(({ id }) => id !== team.id);
	if (others.length < teams.length) return others;
	return teams.length < MOST_TEAMS ? [...teams, team] : null;
}
