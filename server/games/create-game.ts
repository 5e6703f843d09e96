import type { GameChangeInput } from '#core/games/contract/form.ts';
import type { Game } from '#core/games/game.ts';
import { type FactProblems, readGameFacts } from '#core/games/game-facts.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { GuideData } from '#server/guide-data.ts';
import { insertGames } from './store-games.ts';

export type GameWriting = { db: AppDatabase; data: Pick<GuideData, 'reference'> };
/** `actor` = name of the operator; `now` = editorial UTC milliseconds. */
export type GameWriter = { actor: string | null; now: number };

/**
 * Stores a new game from the operator's form; a published one appears on the pages at once. Fails
 * with the problem of each invalid field.
 */
export async function createGame(
	{ db, data }: GameWriting,
	change: GameChangeInput,
	{ actor, now }: GameWriter,
): Promise<Result<Game, FactProblems>> {
	const reference = await data.reference();
	const facts = readGameFacts(change, { names: reference, now });
	if (!facts.ok) return facts;
	const { publication, ...rest } = facts.value;
	const options = { now, actor, source: change.source, reference, publication, demo: false };
	const [game] = await db.transaction((trx) =>
		insertGames(trx, [{ ...rest, kickoffText: null }], options),
	);
	return game === undefined ? fail({}) : ok(game);
}
