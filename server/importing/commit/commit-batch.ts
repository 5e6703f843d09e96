import type { Game } from '#core/games/game.ts';
import { fateOf, needsDecision, type RowResult } from '#core/importing/import-row.ts';
import type { GameFacts } from '#core/importing/plan-import.ts';
import type { RowPlan } from '#core/importing/plan-rows.ts';
import { AppError } from '#core/kit/app-error.ts';
import { audit } from '#server/audit/audit.ts';
import type { Writer } from '#server/db/app-database.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import { createBatchWriter } from '#server/importing/batch/batch-repository.ts';
import type { ImportBatch } from '#server/importing/batch/import-batch.ts';
import { createBatchPlanner } from '#server/importing/batch/plan-batch.ts';
import { storeCreated } from '#server/importing/new-names/store-created.ts';
import { readWithCreated } from '#server/importing/new-names/with-created.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import { createRowWriter, type SettledRow } from '#server/importing/rows/row-write-repository.ts';
import { PART_ROWS } from './part-size.ts';
import { changedGame, newGame } from './write-game.ts';
import { type ImportContext, type Part, type PartContext, writeInParts } from './write-in-parts.ts';
import { createWrittenGamesWriter } from './written-games-repository.ts';

/** Results of rows that the commit has finished. */
const WRITTEN: readonly RowResult[] = ['created', 'drafted', 'changed', 'left', 'refused'];

/**
 * Executes a commit from its current progress, also after a crash. First it compares every row with
 * the guide again. In the mode 'whole' a row that now needs a person returns the import to review,
 * with nothing written. Then it writes the rows in parts. New games stay drafts until all are
 * stored; one short write then publishes them.
 */
export async function runCommit(
	{ db, reference }: ImportContext,
	batch: ImportBatch,
	now: number,
): Promise<void> {
	const ctx = { db, reference: await readWithCreated(db.kysely, batch.id, reference) };
	const begun =
		(await createRowRepository(ctx.db.kysely).count(batch.id, { results: WRITTEN })) > 0;
	if (!begun && !(await checkAgain(ctx, batch, now))) return;
	await writeInParts(writePart, { ...ctx, batch }, now);
	await finish(ctx, batch, now);
}

/** Plans every row again. False when the import returned to review. */
async function checkAgain(
	{ db, reference }: ImportContext,
	batch: ImportBatch,
	now: number,
): Promise<boolean> {
	const planner = createBatchPlanner(reference);
	let waiting = 0;
	for (let after = 0; ; ) {
		const rows = await createRowRepository(db.kysely).after(batch.id, after, PART_ROWS);
		if (rows.length === 0) break;
		after = rows.at(-1)?.number ?? after;
		const planned = await planner.plan(db.kysely, rows);
		waiting += planned.filter(({ row }) => needsDecision(row)).length;
		const moved = planned.filter(
			({ row }, index) => row.action !== rows[index]?.action || row.gameId !== rows[index]?.gameId,
		);
		const damaged = planned.filter(({ row }) => row.isDamaged);
		if (moved.length + damaged.length === 0) continue;
		await db.transaction(async (trx) => {
			for (const { row } of moved) await createRowWriter(trx).update(batch.id, row);
			for (const { row } of damaged) await createRowWriter(trx).setAside(batch.id, row);
		});
	}
	if (batch.mode !== 'whole' || waiting === 0) return true;
	const back = { state: 'review', mode: null, problem: 'changed-meanwhile', progress: 0 } as const;
	await db.transaction((trx) => createBatchWriter(trx).change(batch.id, ['committing'], back, now));
	return false;
}

/**
 * Writes the next rows. Returns the number of the last one; null when none is left or the import
 * left the state 'committing'.
 */
async function writePart(
	trx: Writer,
	{ after, rows: most }: Part,
	ctx: PartContext,
): Promise<number | null> {
	const { batch, note, reference } = ctx;
	// Also the lock: when two processes resume one import, each row is written once.
	if (!(await createBatchWriter(trx).isIn(batch.id, 'committing'))) return null;
	const rows = await createRowRepository(trx).pending(batch.id, null, after, most);
	const last = rows.at(-1)?.number;
	if (last === undefined) return null;
	const planned = await createBatchPlanner(reference).plan(trx, rows);
	await storeCreated(trx, batch, planned.flatMap(factsToWrite), note.now);
	const settled = await writeRows(trx, planned, ctx);
	await createRowWriter(trx).settle(batch.id, settled);
	await createBatchWriter(trx).progress(batch.id, last, note.now);
	return last;
}

/** What the commit writes for a row; nothing for one that is left or refused. */
function factsToWrite({ row, plan }: { row: ImportRow; plan: RowPlan | null }): GameFacts[] {
	const fate = fateOf(row);
	return plan === null || plan.facts === null || fate === 'leave' || fate === 'refuse'
		? []
		: [plan.facts];
}

/** Writes each row: new games together, the others one by one. */
async function writeRows(
	trx: Writer,
	planned: readonly { row: ImportRow; plan: RowPlan | null }[],
	ctx: PartContext,
): Promise<SettledRow[]> {
	const settled: SettledRow[] = [];
	const fresh: Record<'created' | 'drafted', Planned[]> = { created: [], drafted: [] };
	for (const { row, plan } of planned) {
		const fate = fateOf(row);
		if (plan === null || plan.facts === null || fate === 'leave' || fate === 'refuse')
			settled.push(
				settle(row, {
					result: fate === 'refuse' ? 'refused' : 'left',
					gameId: plan?.game?.id ?? null,
				}),
			);
		else if (plan.game !== null)
			settled.push(await writeOver(trx, { row, plan, facts: plan.facts, game: plan.game }, ctx));
		else fresh[fate === 'draft' ? 'drafted' : 'created'].push({ row, facts: plan.facts });
	}
	for (const result of ['created', 'drafted'] as const)
		settled.push(...(await insertFresh(trx, fresh[result], result, ctx)));
	return settled;
}

type Planned = { row: ImportRow; facts: GameFacts };

/** Draft until the import is complete (`finish`). */
async function insertFresh(
	trx: Writer,
	list: readonly Planned[],
	result: RowResult,
	{ note, reference }: PartContext,
): Promise<SettledRow[]> {
	const news = list.map(({ facts }) => newGame(facts, note));
	const games = await insertGames(trx, news, {
		...note,
		reference,
		publication: 'draft',
		demo: false,
	});
	return list.map(({ row }, place) =>
		settle(row, {
			result,
			gameId: games[place]?.id ?? null,
			afterRevision: games[place]?.revision ?? null,
		}),
	);
}

function settle(row: ImportRow, over: Partial<SettledRow>): SettledRow {
	return { number: row.number, gameId: null, afterRevision: null, result: null, ...over };
}

/**
 * Changes a stored game. A deleted one is restored under its address, so that no duplicate appears.
 */
async function writeOver(
	trx: Writer,
	{ row, facts, game }: Planned & { plan: RowPlan; game: Game },
	ctx: PartContext,
): Promise<SettledRow> {
	if (game.deletedAt === null)
		return save(
			trx,
			{ row, before: game, after: changedGame(game, facts, ctx.note), result: 'changed' },
			ctx,
		);
	const result = fateOf(row) === 'draft' ? 'drafted' : 'created';
	const after: Game = {
		...changedGame({ ...game, broadcasts: [] }, facts, ctx.note),
		deletedAt: null,
		publication: PUBLICATIONS[result],
	};
	return save(trx, { row, before: game, after, result }, ctx);
}

const PUBLICATIONS = { created: 'published', drafted: 'draft' } as const;

type Saving = { row: ImportRow; before: Game; after: Game; result: RowResult };

async function save(
	trx: Writer,
	{ row, before, after, result }: Saving,
	{ note, reference }: PartContext,
): Promise<SettledRow> {
	// `before` was read in this transaction, so no other write can have come in between.
	if (!(await updateGame(trx, { before, after }, { ...note, reference })))
		throw new AppError('conflict', `game ${before.id} changed`);
	return settle(row, { result, gameId: before.id, before, afterRevision: before.revision + 1 });
}

/** One short write: publishes the new games and completes the import. */
async function finish({ db }: ImportContext, batch: ImportBatch, now: number): Promise<void> {
	await db.transaction(async (trx) => {
		const published = await createWrittenGamesWriter(trx).publishDrafted(batch.id, now);
		const done = { state: 'done', progress: batch.total, committedAt: now, problem: null } as const;
		if (!(await createBatchWriter(trx).change(batch.id, ['committing'], done, now))) return;
		const detail = { import: batch.id, published, mode: batch.mode };
		await audit(trx, { ...batch.actor, network: null }, 'import.committed', {
			at: now,
			subject: batch.source.name,
			detail,
		});
	});
}
