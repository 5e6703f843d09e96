import type { ImportFormat } from '#core/importing/draft-game.ts';
import type { RowResult } from '#core/importing/import-row.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import {
	createBatchRepository,
	createBatchWriter,
} from '#server/importing/batch/batch-repository.ts';
import { type ImportBatch, NOTHING_ASKED } from '#server/importing/batch/import-batch.ts';
import { nameKey } from '#server/importing/batch/plan-batch.ts';
import {
	continueImport,
	discardImport,
	startCommit,
} from '#server/importing/commit/finish-import.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import {
	type ImportContext,
	newBatch,
	readBatch,
	sourceKey,
} from '#server/importing/run/start-import.ts';

type AddressOrder = {
	address: string;
	/** Null = detected from the content. */
	format: ImportFormat | null;
	/** 'propose' leaves the import in review for a person; 'apply' writes the rows beyond doubt. */
	apply: 'propose' | 'apply';
	actor: Pick<Actor, 'id' | 'name'>;
	/** UTC milliseconds. */
	now: number;
	signal?: AbortSignal;
};

/**
 * - failed: the address could not be fetched or read (`problem` = code or sentence);
 * - empty: it has no game: nothing is written, and no game of the guide is removed because of it;
 * - same: the guide already has all of it, and no import is kept;
 * - proposed: waits for a person; applied: written, with row counts by result.
 */
export type AddressOutcome =
	| { kind: 'failed'; problem: string; batchId: string }
	| { kind: 'empty' | 'same'; batchId: null }
	| { kind: 'proposed'; batchId: string; rows: number }
	| { kind: 'applied'; batchId: string; results: Partial<Record<RowResult, number>> };

/**
 * Follows an address that publishes games (S5 of the issue, bots): reads its current content and
 * proposes or applies the difference. Doubtful games become drafts. Conflicts with a person's edits
 * are skipped. Games missing from the source stay (product.md 7: never delete).
 */
export async function importFromAddress(
	context: ImportContext,
	order: AddressOrder,
): Promise<AddressOutcome> {
	const { address, format, apply, actor, now, signal } = order;
	const asked = { ...NOTHING_ASKED, format };
	const batch = newBatch(
		{
			kind: 'address',
			name: address.slice(0, 300),
			key: sourceKey(address),
			text: null,
			address,
			asked,
		},
		{ actor, now },
	);
	const { db } = context;
	await db.transaction((trx) => createBatchWriter(trx).insert(batch));
	await readBatch(context, batch, signal);
	const read = await createBatchRepository(db.kysely).byId(batch.id);
	if (read?.state !== 'review')
		return { kind: 'failed', problem: read?.problem ?? 'internal', batchId: batch.id };
	const rows = createRowRepository(db.kysely);
	const [drafts, same] = await Promise.all([
		rows.count(batch.id, { actions: ['create', 'change', 'same', 'conflict', 'blocked'] }),
		rows.count(batch.id, { actions: ['same'] }),
	]);
	if (drafts === same) {
		await discardImport(db, batch.id);
		return { kind: drafts === 0 ? 'empty' : 'same', batchId: null };
	}
	// An open question about the time zone needs a person: then nothing is written.
	const isAsked = (await rows.withAskedName(batch.id, nameKey('hours', ''), 0, 1)).length > 0;
	if (apply === 'propose' || isAsked)
		return { kind: 'proposed', batchId: batch.id, rows: drafts - same };
	return { kind: 'applied', batchId: batch.id, results: await write(context, batch) };
}

async function write(
	context: ImportContext,
	{ id }: Pick<ImportBatch, 'id'>,
): Promise<Partial<Record<RowResult, number>>> {
	await startCommit(context.db, id, { mode: 'partial', now: context.clock() });
	await continueImport(context, id);
	const results: Partial<Record<RowResult, number>> = {};
	for (const { result, count } of await createRowRepository(context.db.kysely).tally(id))
		if (result !== null) results[result] = (results[result] ?? 0) + count;
	return results;
}
