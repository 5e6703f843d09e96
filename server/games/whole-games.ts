import type { Game } from '#core/games/game.ts';
import { LEFT_OUT, type RecordTeller } from '#server/damaged-record.ts';

/** Where a game stands, as the log names it. */
function gameRecordName({ id }: Pick<Game, 'id'>): string {
	return `games/${id}`;
}

/** The games that readers may be shown: a damaged one is left out and told, and the list stands. */
export function wholeGames(games: readonly Game[], tell: RecordTeller): Game[] {
	return games.filter((game) => {
		if (game.damage !== undefined)
			tell({ record: gameRecordName(game), meanwhile: LEFT_OUT, why: game.damage.join(', ') });
		return game.damage === undefined;
	});
}
