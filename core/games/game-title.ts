import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { Team } from '#core/teams/team.ts';
import type { Game, Side } from './game.ts';
import { pair } from './share/share-text.ts';

/**
 * 'Flamengo x Palmeiras': the sides of a game by their short names; an unknown side keeps its text.
 */
export function gameTitle(
	{ home, away }: Pick<Game, 'home' | 'away'>,
	teams: ReadonlyMap<string, Pick<Team, 'shortName'>>,
): string {
	const name = ({ teamId, label }: Side) =>
		(teamId === null ? null : teams.get(teamId)?.shortName) ?? (label?.trim() || SIDE_UNDEFINED);
	return pair(name(home), name(away));
}
