import { type Names, searchKeys } from '#core/games/cards.ts';
import type { Game, Side } from '#core/games/game.ts';
import { type GameText, gameMatcher } from '#core/search/game-matcher.ts';
import { searchText } from '#core/search/search-text.ts';

/** A day and its number of matching games. */
type DayCount = { day: string; count: number };

type Coming = Pick<Game, 'day' | 'home' | 'away' | 'competitionId'>;

/**
 * Days with games that match a search, in the given order: by team and competition, as on the page
 * of a day (S2.03). A typing error is forgiven only without an exact match.
 */
export function daysWithGames(games: readonly Coming[], names: Names, term: string): DayCount[] {
	const sideText = ({ teamId, label }: Side) => {
		const team = names.teams.get(teamId ?? '');
		return team === undefined ? searchText([label ?? '']) : searchKeys(team);
	};
	const documents = games.map(({ day, home, away, competitionId }) => {
		const competition = names.competitions.get(competitionId);
		const text: GameText = {
			sides: [sideText(home), sideText(away)],
			competition: competition ? searchKeys(competition) : '',
			channels: [],
		};
		return { day, text };
	});
	const count = (isFound: (text: GameText) => boolean) => {
		const days = new Map<string, number>();
		for (const { day, text } of documents)
			if (isFound(text)) days.set(day, (days.get(day) ?? 0) + 1);
		return [...days].map(([day, found]) => ({ day, count: found }));
	};
	const found = count(gameMatcher(term));
	return found.length > 0 ? found : count(gameMatcher(term, { forgiving: true }));
}
