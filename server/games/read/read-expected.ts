import { type Expected, expectedOf, type Habits, isUnanswered } from '#core/answer/expected.ts';
import type { Game } from '#core/games/game.ts';
import { dayOf } from '#core/site/dates.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';

/**
 * The expected channels of some games at `now` (UTC ms). Reads the history only of competitions
 * with a game without an answer.
 */
export async function readExpected(
	{ habits }: Pick<GuideData, 'habits'>,
	games: readonly Game[],
	{ names, now }: { names: Reference; now: number },
): Promise<(game: Game) => Expected | null> {
	const asked = new Set(
		games.filter((game) => isUnanswered(game, now)).map(({ competitionId }) => competitionId),
	);
	const competitions = [...asked].flatMap((id) => names.competitions.get(id) ?? []);
	const known: Habits =
		competitions.length === 0 ? new Map() : await habits(competitions, dayOf(now));
	return (game) => expectedOf(game, { names, habits: known, now });
}
