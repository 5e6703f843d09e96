import type { Purged } from '#core/games/contract/desk.ts';
import type { Game } from '#core/games/game.ts';
import { audit } from '#server/audit/audit.ts';
import { notePurged } from '#server/games/note-game.ts';
import type { DeskWriter, DeskWriting } from './bulk-change.ts';
import { createDeskRepository } from './desk-repository.ts';
import { gameTitle } from './desk-rows.ts';
import { createTrashWriter } from './purge-repository.ts';

/**
 * Permanently deletes games from the trash in one transaction. Games saved since, or no longer in
 * the trash, are skipped and listed. Only a backup can restore them; their addresses keep answering
 * 410. The audit log records the deleted games.
 */
export async function purgeGames(
	{ db, data }: DeskWriting,
	chosen: readonly { id: string; revision: number }[],
	{ actor, at, now }: DeskWriter,
): Promise<Purged> {
	const reference = await data.reference();
	return db.transaction(async (trx) => {
		const present = new Map(
			(await createDeskRepository(trx).byIds(chosen.map(({ id }) => id))).map((game) => [
				game.id,
				game,
			]),
		);
		const wanted = [...new Map(chosen.map((one) => [one.id, one])).values()].map((one) => ({
			...one,
			game: present.get(one.id),
		}));
		const going = wanted.flatMap(({ game, revision }) =>
			game !== undefined && problemOf(game, revision) === null ? [game] : [],
		);
		const left = wanted.flatMap(({ id, game, revision }): Purged['left'] => {
			const problem = game === undefined ? 'missing' : problemOf(game, revision);
			return problem === null
				? []
				: [{ id, title: game === undefined ? id : gameTitle(game, reference), problem }];
		});
		const ids = going.map(({ id }) => id);
		if (ids.length === 0) return { purged: 0, left };
		await createTrashWriter(trx).purge(ids, at);
		notePurged(trx, going, { now, actor: actor.id });
		await audit(trx, actor, 'games.purged', {
			at,
			detail: { games: going.map(({ slug }) => slug) },
		});
		return { purged: ids.length, left };
	});
}

function problemOf(game: Game, revision: number): 'not-in-trash' | 'stale' | null {
	if (game.deletedAt === null) return 'not-in-trash';
	return game.revision === revision ? null : 'stale';
}
