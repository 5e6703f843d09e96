import type { BulkResult } from '#core/games/contract/desk.ts';
import type { Game } from '#core/games/game.ts';
import type { Undoable } from '#core/games/game-snapshot.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import { reportRecord } from '#server/damaged-record.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { WriteNote } from '#server/games/note-game.ts';
import { updateGame } from '#server/games/store-games.ts';
import type { Reference } from '#server/guide-data.ts';
import type { Log } from '#server/log.ts';
import { type DeskWriter, type DeskWriting, UNDO_MS } from './bulk-change.ts';
import { createBulkRepository, createBulkWriter } from './bulk-repository.ts';
import { createDeskRepository } from './desk-repository.ts';
import { deskRows, gameTitle } from './desk-rows.ts';

/** 'not-found': no such action of this operator, or it expired; 'done': already undone. */
type UndoRefusal = 'not-found' | 'done';

/**
 * Undoes one action in one transaction. Games saved since, or whose previous state is damaged, are
 * skipped and listed. Undo is an ordinary change: the log, the revisions and the public pages
 * follow it. Only the operator of the action can undo it.
 */
export async function undoBulk(
	{ db, data, log }: DeskWriting & { log: Log },
	id: string,
	writer: DeskWriter,
): Promise<Result<BulkResult, UndoRefusal>> {
	const { actor, now, at } = writer;
	const reference = await data.reference();
	return db.transaction(async (trx) => {
		const problem = await claim(trx, id, writer);
		if (problem !== null) return fail(problem);
		const repository = createDeskRepository(trx);
		const recorded = await createBulkRepository(trx).listGames(id);
		const present = new Map(
			(await repository.byIds(recorded.map(({ gameId }) => gameId))).map((game) => [game.id, game]),
		);
		const left: BulkResult['left'] = [];
		const restored: string[] = [];
		for (const { gameId, revision, before } of recorded) {
			const game = present.get(gameId);
			reportRecord(
				log,
				`bulk_changed_games/${id}/${gameId}`,
				before !== null,
				'the game stays as it is',
			);
			const mine = game?.revision === revision ? game : null;
			const isBack = await putBack(trx, mine, before, {
				now,
				actor: actor.name,
				source: null,
				reference,
			});
			if (isBack) restored.push(gameId);
			else
				left.push({
					id: gameId,
					title: titleOf(game, gameId, reference),
					problem: before === null ? 'damaged' : 'not-undone',
				});
		}
		await audit(trx, actor, 'games.undone', {
			at,
			detail: { games: restored.length, left: left.length },
		});
		const rows = await deskRows(trx, await repository.byIds(restored), reference);
		return ok({ id: null, changed: restored.length, left, rows });
	});
}

/** False when the game was saved since, or its previous state is damaged. */
async function putBack(
	trx: Writer,
	game: Game | null,
	before: Undoable | null,
	note: WriteNote & { reference: Reference },
): Promise<boolean> {
	return (
		game !== null &&
		before !== null &&
		updateGame(trx, { before: game, after: { ...game, ...before } }, note)
	);
}

function titleOf(game: Game | undefined, id: string, reference: Reference): string {
	return game === undefined ? id : gameTitle(game, reference);
}

/** An action can be undone once, in time, and only by its operator. */
async function claim(
	trx: Writer,
	id: string,
	{ operatorId, at }: DeskWriter,
): Promise<UndoRefusal | null> {
	const bulk = await createBulkRepository(trx).byId(id);
	if (bulk === null || bulk.operatorId !== operatorId || bulk.at < at - UNDO_MS) return 'not-found';
	return (await createBulkWriter(trx).markUndone(id, at)) ? null : 'done';
}
