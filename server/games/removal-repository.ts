import type { Game } from '#core/games/game.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { Subject } from './agenda-repository.ts';
import { batches } from './batches.ts';

/**
 * A public list of games: of a São Paulo day, or of the page of a team, a competition or a channel.
 */
type PublicList = { kind: 'day' | Subject['kind']; id: string };

/**
 * Every list on which search engines may find a game. None for drafts, deleted games and the
 * demonstration.
 */
export function listsOf({
	publication,
	deletedAt,
	demo,
	day,
	competitionId,
	home,
	away,
	broadcasts,
}: Game): PublicList[] {
	if (publication !== 'published' || deletedAt !== null || demo) return [];
	const subjects: [PublicList['kind'], string | null][] = [
		['day', day],
		['competition', competitionId],
		['team', home.teamId],
		['team', away.teamId],
		...broadcasts.map(({ channelId }): [PublicList['kind'], string | null] => [
			'channel',
			channelId,
		]),
	];
	return subjects.flatMap(([kind, id]) => (id === null ? [] : [{ kind, id }]));
}

/**
 * Records that some public lists lost a game at a UTC instant. Only inside the transaction that
 * removes it.
 */
export async function noteRemovals(
	trx: Writer,
	lists: readonly PublicList[],
	at: number,
): Promise<void> {
	const rows = [
		...new Map(lists.map(({ kind, id }) => [`${kind} ${id}`, { kind, id, at }])).values(),
	];
	for (const part of batches(rows)) {
		const insert = trx.insertInto('list_removals').values(part);
		await insert
			.onConflict((conflict) =>
				conflict.columns(['kind', 'id']).doUpdateSet({ at }).where('list_removals.at', '<', at),
			)
			.execute();
	}
}
