import type { Change } from '#core/changes/change.ts';
import { tellChange } from '#core/changes/tell.ts';
import type { Game } from '#core/games/game.ts';
import type { TellChange } from '#core/live/contract.ts';
import type { GuideData } from '#server/guide-data.ts';

/** Games of one batch that are described by name: a season's import is sent only as topics. */
const MOST_GAMES = 60;

/** Descriptions of changes to games, by change; games that were deleted for good are left out. */
export async function tellGames(
	{ games, reference }: Pick<GuideData, 'games' | 'reference'>,
	changes: readonly Change[],
): Promise<Map<Change, TellChange>> {
	const ids = [...new Set(changes.flatMap(({ gameId }) => gameId ?? []))].slice(0, MOST_GAMES);
	if (ids.length === 0) return new Map();
	const [names, ...found] = await Promise.all([reference(), ...ids.map((id) => games.byId(id))]);
	const known = new Map<string, Game>(
		found.flatMap((game) => (game === null ? [] : [[game.id, game]])),
	);
	return new Map(
		changes.flatMap((change): [Change, TellChange][] => {
			const game = known.get(change.gameId ?? '');
			const told = game === undefined ? null : tellChange(change, game, names);
			return told === null ? [] : [[change, told]];
		}),
	);
}
