import type { Change } from '#core/changes/change.ts';
import { describeChange } from '#core/changes/describe-change.ts';
import type { Game } from '#core/games/game.ts';
import type { DescribedChange } from '#core/live/contract.ts';
import type { GuideData } from '#server/guide-data.ts';

/** Games of one batch that are described by name: a season's import is sent only as topics. */
const MOST_GAMES = 60;

/** Descriptions of changes to games, by change; games that were deleted for good are left out. */
export async function describeChanges(
	{ games, reference }: Pick<GuideData, 'games' | 'reference'>,
	changes: readonly Change[],
): Promise<Map<Change, DescribedChange>> {
	const ids = [...new Set(changes.flatMap(({ gameId }) => gameId ?? []))].slice(0, MOST_GAMES);
	if (ids.length === 0) return new Map();
	const [names, ...found] = await Promise.all([reference(), ...ids.map((id) => games.byId(id))]);
	const known = new Map<string, Game>(
		found.flatMap((game) => (game === null ? [] : [[game.id, game]])),
	);
	return new Map(
		changes.flatMap((change): [Change, DescribedChange][] => {
			const game = known.get(change.gameId ?? '');
			const described = game === undefined ? null : describeChange(change, game, names);
			return described === null ? [] : [[change, described]];
		}),
	);
}
