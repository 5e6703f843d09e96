import type { Game } from '#core/games/game.ts';
import { LEFT_OUT, type RecordReporter } from '#server/damaged-record.ts';

/** The name of a game's record in the log. */
function gameRecordName({ id }: Pick<Game, 'id'>): string {
	return `games/${id}`;
}

/** The games fit to show: a damaged one is logged and left out, and the list still renders. */
export function wholeGames(games: readonly Game[], report: RecordReporter): Game[] {
	return games.filter((game) => {
		if (game.damage !== undefined)
			report({ record: gameRecordName(game), meanwhile: LEFT_OUT, why: game.damage.join(', ') });
		return game.damage === undefined;
	});
}
