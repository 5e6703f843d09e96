import type { GameRecord } from '#core/games/contract/form.ts';
import type { Game } from '#core/games/game.ts';
import { gameNames } from '#server/games/game-names.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';

/** One game for the form, including drafts and the trash; null if there is no such game. */
export async function readGameRecord(
	data: Pick<GuideData, 'games' | 'reference'>,
	id: string,
): Promise<GameRecord | null> {
	const game = await data.games.byId(id);
	return game === null ? null : gameRecord(game, await data.reference());
}

/** A game with the names behind its ids. */
export function gameRecord(game: Game, reference: Reference): GameRecord {
	return { ...game, names: gameNames([game], reference) };
}
