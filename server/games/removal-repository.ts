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
function listsOf({
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

export function createRemovalWriter(trx: Writer) {
	return {
		/**
		 * Records, at a UTC instant, the public lists on which some games were before and are no more.
		 */
		async note(before: readonly Game[], after: readonly Game[], at: number): Promise<void> {
			const lost = byKey(before);
			for (const key of byKey(after).keys()) lost.delete(key);
			const rows = [...lost.values()].map((list) => ({ ...list, at }));
			for (const part of batches(rows)) {
				const insert = trx.insertInto('list_removals').values(part);
				await insert
					.onConflict((conflict) =>
						conflict.columns(['kind', 'id']).doUpdateSet({ at }).where('list_removals.at', '<', at),
					)
					.execute();
			}
		},
	};
}

function byKey(games: readonly Game[]): Map<string, PublicList> {
	return new Map(games.flatMap(listsOf).map((list) => [`${list.kind} ${list.id}`, list]));
}
