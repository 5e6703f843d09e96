import type { ImportFormat } from '#core/importing/draft-game.ts';
import type { RowResult } from '#core/importing/import-row.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import {
	createBatchRepository,
	createBatchWriter,
} from '#server/importing/batch/batch-repository.ts';
import {
	type ImportBatch,
	type ImportSource,
	NOTHING_ASKED,
} from '#server/importing/batch/import-batch.ts';
import { nameKey } from '#server/importing/batch/plan-batch.ts';
import { createQuestionRepository } from '#server/importing/batch/question-repository.ts';
import {
	continueImport,
	discardImport,
	startCommit,
} from '#server/importing/commit/finish-import.ts';
import { createSureNames } from '#server/importing/new-names/create-names.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import { type ImportContext, newBatch, readBatch } from '#server/importing/run/start-import.ts';
import type { LoadedSource } from './load-source.ts';

type AnswerOrder = {
	/** What the source answered. */
	answer: LoadedSource;
	/** How the import is named, and what "read in another way" reads. */
	source: Pick<ImportSource, 'kind' | 'name' | 'key' | 'text' | 'address'>;
	/** Null = detected from the content. */
	format: ImportFormat | null;
	/** Null = as the source writes it. */
	competitionId: string | null;
	/** 'propose' leaves the import in review for a person; 'apply' writes the rows beyond doubt. */
	apply: 'propose' | 'apply';
	/** Create the teams and competitions that the source shows beyond doubt. */
	createMissing: boolean;
	actor: Pick<Actor, 'id' | 'name'>;
	/** UTC milliseconds. */
	now: number;
};

/** What was understood: games, lines that were not, and names that the guide does not know. */
type Understood = {
	format: ImportFormat | null;
	games: number;
	unread: number;
	unknownNames: string[];
};

/**
 * - failed: the answer could not be read (`problem` = code or sentence);
 * - empty: it has no game: nothing is written, and no game of the guide is removed because of it;
 * - same: the guide already has all of it, and no import is kept;
 * - proposed: waits for a person; applied: written, with row counts by result.
 */
export type AnswerOutcome = Understood &
	(
		| { kind: 'failed'; problem: string }
		| { kind: 'empty' | 'same' }
		| { kind: 'proposed'; batchId: string; rows: number }
		| { kind: 'applied'; batchId: string; results: Partial<Record<RowResult, number>> }
	);

const NOTHING: Understood = { format: null, games: 0, unread: 0, unknownNames: [] };

/**
 * Imports what a followed source answered (S5 of the issue, bots): proposes or applies the
 * difference. Doubtful games become drafts. Conflicts with a person's edits are skipped. Games
 * missing from the answer stay (product.md 7: never delete).
 */
export async function importAnswer(
	context: ImportContext,
	{ answer, source, format, competitionId, apply, createMissing, actor, now }: AnswerOrder,
): Promise<AnswerOutcome> {
	const asked = { ...NOTHING_ASKED, format, competitionId };
	const batch = newBatch({ ...source, asked }, { actor, now });
	const { db } = context;
	await db.transaction((trx) => createBatchWriter(trx).insert(batch));
	await readBatch(context, batch, answer);
	const read = await createBatchRepository(db.kysely).byId(batch.id);
	if (read?.state !== 'review') {
		await discardImport(db, batch.id);
		return { ...NOTHING, kind: 'failed', problem: read?.problem ?? 'internal' };
	}
	if (createMissing) await createSureNames(db, read, { name: actor.name, now });
	const rows = createRowRepository(db.kysely);
	const [games, same, unread] = await Promise.all([
		rows.count(batch.id, { actions: ['create', 'change', 'same', 'conflict', 'blocked'] }),
		rows.count(batch.id, { actions: ['same'] }),
		rows.count(batch.id, { actions: ['unreadable'], problems: true }),
	]);
	const questions = await createQuestionRepository(db.kysely).list(batch.id);
	const unknownNames = questions.flatMap(({ kind, name, answer: given }) =>
		kind !== 'hours' && given === null ? [nameKey(kind, name)] : [],
	);
	const understood = { format: read.format, games, unread, unknownNames };
	if (games === same) {
		await discardImport(db, batch.id);
		return { ...understood, kind: games === 0 ? 'empty' : 'same' };
	}
	// An open question about the time zone needs a person: then nothing is written.
	const isAsked = (await rows.withAskedName(batch.id, nameKey('hours', ''), 0, 1)).length > 0;
	if (apply === 'propose' || isAsked)
		return { ...understood, kind: 'proposed', batchId: batch.id, rows: games - same };
	const results = await write(context, batch);
	return { ...understood, kind: 'applied', batchId: batch.id, results };
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
