import type { BulkResult } from '#core/admin/desk.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Writer } from '#server/db/app-database.ts';
import { updateGame } from '#server/games/store-games.ts';
import { audit } from '#server/identity/audit.ts';
import { type DeskWriter, type DeskWriting, UNDO_MS } from './bulk-change.ts';
import { createBulkRepository, createBulkWriter } from './bulk-repository.ts';
import { createDeskRepository } from './desk-repository.ts';
import { deskRows, gameTitle } from './desk-rows.ts';

/** 'not-found': no such action of this operator, or it is too long ago; 'done': it was undone before. */
export type UndoRefusal = 'not-found' | 'done';

/**
 * Brings back what stood before one action in every game that nobody saved since, in one transaction; the others are listed and left. Undo is a
 * change like any other: the log, the revisions and the public pages follow it. Only whoever acted can undo.
 */
export async function undoBulk({ db, data }: DeskWriting, id: string, writer: DeskWriter): Promise<Result<BulkResult, UndoRefusal>> {
	const { actor, now, at } = writer;
	const reference = await data.reference();
	return db.transaction(async (trx) => {
		const problem = await claim(trx, id, writer);
		if (problem !== null) return fail(problem);
		const repository = createDeskRepository(trx);
		const recorded = await createBulkRepository(trx).listGames(id);
		const present = new Map((await repository.byIds(recorded.map(({ gameId }) => gameId))).map((game) => [game.id, game]));
		const left: BulkResult['left'] = [];
		const restored: string[] = [];
		for (const { gameId, revision, before } of recorded) {
			const game = present.get(gameId);
			const note = { now, actor: actor.name, source: null, reference };
			const isMine = game?.revision === revision;
			if (isMine && (await updateGame(trx, { before: game, after: { ...game, ...before } }, note))) restored.push(gameId);
			else left.push({ id: gameId, title: game === undefined ? gameId : gameTitle(game, reference), problem: 'not-undone' });
		}
		await audit(trx, actor, 'games.undone', { at, detail: { games: restored.length, left: left.length } });
		const rows = await deskRows(trx, await repository.byIds(restored), reference);
		return ok({ id: null, changed: restored.length, left, rows });
	});
}

/** Undo happens once, in time, and by whoever acted. */
async function claim(trx: Writer, id: string, { operatorId, at }: DeskWriter): Promise<UndoRefusal | null> {
	const bulk = await createBulkRepository(trx).byId(id);
	if (bulk === null || bulk.operatorId !== operatorId || bulk.at < at - UNDO_MS) return 'not-found';
	return (await createBulkWriter(trx).markUndone(id, at)) ? null : 'done';
}
