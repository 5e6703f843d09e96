import type { Undoable } from '#core/games/game-snapshot.ts';
import { audit } from '#server/audit/audit.ts';
import type { Writer } from '#server/db/app-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { updateGame } from '#server/games/store-games.ts';
import { createBatchWriter } from '#server/importing/batch/batch-repository.ts';
import type { ImportBatch } from '#server/importing/batch/import-batch.ts';
import { removeCreated } from '#server/importing/new-names/remove-created.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import { createRowWriter, type SettledRow } from '#server/importing/rows/row-write-repository.ts';
import { type ImportContext, type Part, type PartContext, writeInParts } from './write-in-parts.ts';
import {
	createWrittenGamesRepository,
	createWrittenGamesWriter,
} from './written-games-repository.ts';

/** Results that an undo reverts. */
const WRITTEN = ['created', 'drafted', 'changed'] as const;

/**
 * Undoes a whole import from its current progress, also after a crash. Removes the games it created
 * and restores the games it changed. Keeps and lists games edited since (U16) and games with a
 * damaged row: their previous state is unknown.
 */
export async function runUndo(ctx: ImportContext, batch: ImportBatch, now: number): Promise<void> {
	await writeInParts(undoPart, { ...ctx, batch }, now);
	await removeCreated(ctx.db, batch, now);
	await ctx.db.transaction(async (trx) => {
		const undone = {
			state: 'undone',
			progress: batch.total,
			undoneAt: now,
			problem: null,
		} as const;
		if (!(await createBatchWriter(trx).change(batch.id, ['undoing'], undone, now))) return;
		const kept = await createRowRepository(trx).count(batch.id, { results: ['kept'] });
		const detail = { import: batch.id, kept };
		await audit(trx, { ...batch.actor, network: null }, 'import.undone', {
			at: now,
			subject: batch.source.name,
			detail,
		});
	});
}

/** Undoes the next rows. Returns the number of the last one; null when none is left. */
async function undoPart(
	trx: Writer,
	{ after, rows: most }: Part,
	ctx: PartContext,
): Promise<number | null> {
	if (!(await createBatchWriter(trx).isIn(ctx.batch.id, 'undoing'))) return null;
	const rows = await createRowRepository(trx).pending(ctx.batch.id, WRITTEN, after, most);
	const last = rows.at(-1)?.number;
	if (last === undefined) return null;
	const revisions = await createWrittenGamesRepository(trx).revisions(
		rows.flatMap(({ gameId }) => gameId ?? []),
	);
	const untouched = rows.filter(
		({ gameId, afterRevision, isDamaged }) =>
			!isDamaged && gameId !== null && revisions.get(gameId) === afterRevision,
	);
	const undone = new Set(
		await takeOut(
			trx,
			untouched.filter(({ before }) => before === null),
			ctx,
		),
	);
	for (const row of untouched)
		if (row.before !== null && (await putBack(trx, row, row.before, ctx))) undone.add(row.number);
	await createRowWriter(trx).settle(
		ctx.batch.id,
		rows.map((row) => settle(row, undone.has(row.number))),
	);
	await createBatchWriter(trx).progress(ctx.batch.id, last, ctx.note.now);
	return last;
}

function settle({ number, gameId, afterRevision }: ImportRow, isUndone: boolean): SettledRow {
	if (!isUndone) return { number, gameId, afterRevision, result: 'kept' };
	// The game's revision after the undo, so that a game unchanged later does not count as edited by
	// hand.
	return {
		number,
		gameId,
		afterRevision: afterRevision === null ? null : afterRevision + 1,
		result: 'undone',
	};
}

/** Removes games that the import created. */
async function takeOut(
	trx: Writer,
	rows: readonly ImportRow[],
	{ note }: PartContext,
): Promise<number[]> {
	const ids = rows.flatMap(({ gameId }) => gameId ?? []);
	await createWrittenGamesWriter(trx).remove(ids, note);
	return rows.map(({ number }) => number);
}

/** Restores a game that the import changed. */
async function putBack(
	trx: Writer,
	row: ImportRow,
	before: Undoable,
	{ note, reference }: PartContext,
): Promise<boolean> {
	const game = await createGameRepository(trx).byId(row.gameId ?? '');
	if (game === null) return false;
	return updateGame(trx, { before: game, after: { ...game, ...before } }, { ...note, reference });
}
