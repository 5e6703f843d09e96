import type { DraftGame } from './draft-game.ts';

/**
 * A competition that all known teams of some rows play in: how many they are, of how many sides
 * that the rows name.
 */
export type CompetitionOffer = { id: string; teams: number; of: number };

/** In how many games of a competition the guide shows a team. */
export type Played = { competitionId: string; teamId: string; games: number };

/** More would be no answer, but a list. */
const MOST_OFFERS = 3;
/** One game says little; of one team nothing follows. */
const LEAST_TEAMS = 2;

/**
 * The sides of the rows whose source names no competition, each once: the ids of those that are
 * known, and how many are named.
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
 * The competitions in which all known teams play, the one with most of their games first; none
 * where one of them plays elsewhere only. It is offered and never taken by itself: clubs of a
 * league also meet in a cup.
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
