import type { ImportReading } from '#core/importing/draft-game.ts';
import { needsDecision } from '#core/importing/import-row.ts';
import type { AppDatabase, Reader } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createQuestionCollector } from '#server/importing/batch/asked-names.ts';
import {
	createBatchRepository,
	createBatchWriter,
} from '#server/importing/batch/batch-repository.ts';
import { NOTHING_ASKED } from '#server/importing/batch/import-batch.ts';
import { createBatchPlanner } from '#server/importing/batch/plan-batch.ts';
import { decideAll } from '#server/importing/batch/review-import.ts';
import { runCommit } from '#server/importing/commit/commit-batch.ts';
import { startCommit } from '#server/importing/commit/finish-import.ts';
import { createSureNames } from '#server/importing/new-names/create-names.ts';
import { type SureName, sureNames } from '#server/importing/new-names/read-proposals.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import { newBatch, sourceKey } from '#server/importing/run/start-import.ts';
import type { Naming } from '#server/reference/naming.ts';
import { rowsOfReading } from './row-reading.ts';
import { partsOf, stageReading } from './stage-reading.ts';

export type ReadingOrder = {
	/** Name of the file, or the address. */
	source: string;
	/** Store the valid rows although others are refused. */
	partial: boolean;
	/** Create the teams and competitions that the source shows beyond doubt; false when absent. */
	createMissing?: boolean;
	/** UTC milliseconds. */
	now: number;
	/** Called with the id of the import in the history, before its rows are staged. */
	onBegin?: (batchId: string) => void;
};

/**
 * The outcome of an import from the command line. `batchId` null = a dry run: nothing was written.
 */
export type ReadingOutcome = {
	batchId: string | null;
	stored: boolean;
	rows: ImportRow[];
	/** Teams and competitions that the import created, or would create, as the source writes them. */
	names: SureName[];
};

/** Plans an import without writing. Without a database every game is new. */
export async function planReading(
	db: Reader | null,
	naming: Naming,
	reading: ImportReading,
	order: Pick<ReadingOrder, 'source' | 'createMissing'> | null = null,
): Promise<ReadingOutcome> {
	const planner = createBatchPlanner(naming.reference);
	const planned: ImportRow[] = [];
	for (const rows of partsOf(rowsOfReading(reading).rows))
		planned.push(...(await planner.plan(db, rows)).map(({ row }) => row));
	const rows = planned.toSorted((a, b) => a.number - b.number);
	const asked = createQuestionCollector(naming.reference);
	asked.add(order?.createMissing ? rows.map(({ draft }) => draft) : []);
	const source = { format: reading.format, source: order?.source ?? '' };
	const names = sureNames(source, asked.list(), naming);
	return { batchId: null, stored: false, rows, names };
}

/**
 * Stages and writes a reading for the command line. It uses the steps of the import desk, so the
 * import is in the history and can be undone. Doubtful new games become drafts. Without `partial`
 * one undecided row blocks the write, and the import waits in the desk.
 */
export async function importReading(
	{ db, reference }: { db: AppDatabase; reference: Reference },
	reading: ImportReading,
	{ source, partial, createMissing = false, now, onBegin }: ReadingOrder,
): Promise<ReadingOutcome> {
	const actor = { id: null, name: 'guia' };
	const batch = newBatch(
		{
			kind: 'command',
			name: source,
			key: sourceKey(source),
			text: null,
			address: null,
			asked: NOTHING_ASKED,
		},
		{ actor, now },
	);
	await db.transaction((trx) => createBatchWriter(trx).insert(batch));
	onBegin?.(batch.id);
	await stageReading({ db, reference }, batch, rowsOfReading(reading), now);
	const names = createMissing
		? await createSureNames(db, { ...batch, format: reading.format }, { name: actor.name, now })
		: [];
	await decideAll(db, batch.id, { actions: ['create'], decision: 'draft' });
	const started = await startCommit(db, batch.id, { mode: partial ? 'partial' : 'whole', now });
	const staged = started.ok ? await createBatchRepository(db.kysely).byId(batch.id) : null;
	if (staged !== null) await runCommit({ db, reference }, staged, now);
	return { batchId: batch.id, stored: staged !== null, rows: await allRows(db, batch.id), names };
}

/** Number of rows that block a whole import. */
export function countRefused({ rows }: Pick<ReadingOutcome, 'rows'>): number {
	return rows.filter(needsDecision).length;
}

async function allRows({ kysely }: AppDatabase, batchId: string): Promise<ImportRow[]> {
	const rows: ImportRow[] = [];
	for (let after = 0; ; after = rows.at(-1)?.number ?? after) {
		const part = await createRowRepository(kysely).after(batchId, after, 1_000);
		if (part.length === 0) return rows;
		rows.push(...part);
	}
}
