import type { Competition } from '#core/competitions/competition.ts';
import { scoreGame } from '#core/games/day/score.ts';
import type { Game, Side } from '#core/games/game.ts';

type Ranked = Pick<Competition, 'id' | 'priority' | 'ageGroup'>;
type Sides = Pick<Game, 'round' | 'home' | 'away'>;

/**
 * What a game is worth (decision 0029) before it is known where it is shown: the same for a game
 * with and without a channel.
 */
export function scoreOfGame({ round, home, away }: Sides, competition: Ranked): number {
	const known = ({ teamId }: Side) => (teamId === null ? [] : [teamId]);
	return scoreGame({
		competition: rankOf(competition),
		round: round ?? undefined,
		teams: [...known(home), ...known(away)],
		access: 'open',
		isEnding: false,
	});
}

/** What an unknown game of a competition is worth. */
export function scoreOfCompetition(competition: Ranked): number {
	const none = { teamId: null, label: null };
	return scoreOfGame({ round: null, home: none, away: none }, competition);
}

/** A card names the age only of youth games. */
function rankOf({ id, priority, ageGroup }: Ranked) {
	return ageGroup === 'adulto' ? { id, priority } : { id, priority, ageGroup };
}
