import type { DraftGame } from './draft-game.ts';

/**
 * A competition that all known teams of some rows play in. `teams`: their number. `of`: the number
 * of sides in the rows.
 */
export type CompetitionOffer = { id: string; teams: number; of: number };

/** The number of games that the guide has of a team in a competition. */
export type Played = { competitionId: string; teamId: string; games: number };

/** More suggestions would be a list, not an answer. */
const MOST_OFFERS = 3;
/** A single team proves nothing. */
const LEAST_TEAMS = 2;

/**
 * The distinct sides of rows without a competition: the ids of known teams, and the total number.
 */
export function sidesWithoutCompetition(drafts: Iterable<DraftGame | null>): {
	teams: string[];
	of: number;
} {
	const teams = new Set<string>();
	const others = new Set<string>();
	for (const draft of drafts) {
		if (
			draft === null ||
			draft.competition.competitionId !== null ||
			(draft.competition.name ?? '') !== ''
		)
			continue;
		for (const { teamId, name } of [draft.home, draft.away]) {
			if (teamId === null) others.add(name);
			else teams.add(teamId);
		}
	}
	return { teams: [...teams], of: teams.size + others.size };
}

/**
 * The competitions that all known teams play in, the one with most of their games first. Empty when
 * they have none in common. Only a suggestion, never applied automatically: clubs of a league also
 * meet in a cup.
 */
export function offerCompetitions(
	{ teams, of }: { teams: readonly string[]; of: number },
	played: readonly Played[],
): CompetitionOffer[] {
	if (teams.length < LEAST_TEAMS) return [];
	const found = new Map<string, { teams: Set<string>; games: number }>();
	for (const { competitionId, teamId, games } of played) {
		const known = found.get(competitionId) ?? { teams: new Set(), games: 0 };
		if (teams.includes(teamId))
			found.set(competitionId, { teams: known.teams.add(teamId), games: known.games + games });
	}
	return [...found]
		.filter(([, competition]) => competition.teams.size === teams.length)
		.sort(([idA, a], [idB, b]) => b.games - a.games || (idA < idB ? -1 : 1))
		.slice(0, MOST_OFFERS)
		.map(([id]) => ({ id, teams: teams.length, of }));
}
