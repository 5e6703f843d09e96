import type { ImportFormat } from '#core/importing/draft-game.ts';
import { answerName, type DraftEdit, editDraft, emptyDraft } from '#core/importing/edit-draft.ts';
import type { NameKind, RowAction, RowDecision } from '#core/importing/import-row.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { type Naming, readNaming } from '#server/reference/naming.ts';
import { createBatchRepository } from './batch-repository.ts';
import type { AskedReading, ImportBatch } from './import-batch.ts';
import type { ImportRow } from './import-row.ts';
import { createLearnedRepository } from './learned-repository.ts';
import { createBatchPlanner, nameKey, weighed } from './plan-batch.ts';
import { createQuestionRepository } from './question-repository.ts';
import { createRowRepository } from './row-repository.ts';
import { createRowWriteRepository } from './row-write-repository.ts';

export type ReviewProblem = 'not-found' | 'stale' | 'not-in-review';

const PART = 200;

/** Writes a person's corrections over the reading of one row; a line that was no game may become one. `revision` = of the row as it was seen. */
export async function editRow(
	db: AppDatabase,
	batchId: string,
	{ number, revision, edit }: { number: number; revision: number; edit: DraftEdit },
): Promise<Result<ImportRow, ReviewProblem>> {
	const naming = await readNaming(db);
	return changeRow(db, { batchId, number, revision }, async (trx, row) => {
		const draft = editDraft(row.draft ?? emptyDraft(row.line, row.text), edit);
		const next: ImportRow = { ...row, draft, edited: true, decision: 'accept', unread: null };
		const [planned] = await createBatchPlanner(naming.reference).plan(trx, [next]);
		return planned?.row ?? next;
	});
}

/** What a person decided on one row; null = takes the decision back. */
export async function decideRow(
	db: AppDatabase,
	batchId: string,
	{ number, revision, decision }: { number: number; revision: number; decision: RowDecision | null },
): Promise<Result<ImportRow, ReviewProblem>> {
	return changeRow(db, { batchId, number, revision }, async (_trx, row) => weighed({ ...row, decision }));
}

type RowName = { batchId: string; number: number; revision: number };

async function changeRow(
	db: AppDatabase,
	{ batchId, number, revision }: RowName,
	change: (trx: Writer, row: ImportRow) => Promise<ImportRow>,
): Promise<Result<ImportRow, ReviewProblem>> {
	return db.transaction(async (trx) => {
		if (!(await createBatchRepository(trx).isIn(batchId, 'review'))) return fail('not-in-review');
		const row = await createRowRepository(trx).byNumber(batchId, number);
		if (row === null) return fail('not-found');
		if (row.revision !== revision) return fail('stale');
		const next = { ...(await change(trx, row)), revision: revision + 1 };
		await createRowWriteRepository(trx).update(batchId, next);
		return ok(next);
	});
}

/** One decision for all rows of some actions that still wait for one. Returns how many those were. */
export async function decideAll(
	db: AppDatabase,
	batchId: string,
	{ actions, decision }: { actions: readonly RowAction[]; decision: RowDecision },
): Promise<Result<number, ReviewProblem>> {
	return db.transaction(async (trx) => {
		if (!(await createBatchRepository(trx).isIn(batchId, 'review'))) return fail('not-in-review');
		return ok(await createRowWriteRepository(trx).decide(batchId, actions, decision));
	});
}

/**
 * What a name means, for all rows that wait for it, once. `id` '' = it stays as written. A name that meant nothing so far is learned for
 * good; one that means several is only proposed the next time this source has it: it never resolves by itself.
 */
export async function answerQuestion(
	db: AppDatabase,
	batch: Pick<ImportBatch, 'id' | 'source'>,
	{ kind, name, id }: { kind: NameKind; name: string; id: string },
	by: { name: string; now: number },
): Promise<Result<number, ReviewProblem | 'unknown-id'>> {
	const naming = await readNaming(db);
	const question = await createQuestionRepository(db.kysely).byName(batch.id, kind, name);
	if (question === null) return fail('not-found');
	if (id === '' ? kind === 'competition' : !namesOf(naming, kind).has(id)) return fail('unknown-id');
	let answered = 0;
	for (let after: number | null = 0; after !== null; ) {
		const from: number = after;
		const part = await db.transaction(async (trx): Promise<Result<{ rows: number; last: number | null }, ReviewProblem>> => {
			if (!(await createBatchRepository(trx).isIn(batch.id, 'review'))) return fail('not-in-review');
			return ok(await answerPart(trx, { batch, naming, after: from, kind, shown: question.shown, id: id === '' ? null : id }));
		});
		if (!part.ok) return part;
		answered += part.value.rows;
		after = part.value.last;
	}
	await db.transaction(async (trx) => {
		await createQuestionRepository(trx).answer(batch.id, { kind, name }, id);
		if (id !== '' && question.shown !== '') await learn(trx, { naming, batch, kind, name, shown: question.shown, id }, by);
	});
	return ok(answered);
}

type Answering = { batch: Pick<ImportBatch, 'id'>; naming: Naming; after: number; kind: NameKind; shown: string; id: string | null };

async function answerPart(
	trx: Writer,
	{ batch, naming, after, kind, shown, id }: Answering,
): Promise<{ rows: number; last: number | null }> {
	const rows = await createRowRepository(trx).withOpenName(batch.id, nameKey(kind, shown), after, PART);
	const zoneOf = (competitionId: string) => naming.reference.competitions.get(competitionId)?.zone;
	const answered = rows.map((row) => ({
		...row,
		draft: row.draft && answerName(row.draft, { kind, name: shown, id }, zoneOf),
		revision: row.revision + 1,
	}));
	for (const { row } of await createBatchPlanner(naming.reference).plan(trx, answered))
		await createRowWriteRepository(trx).update(batch.id, row);
	return { rows: rows.length, last: rows.at(-1)?.number ?? null };
}

type Lesson = { naming: Naming; batch: Pick<ImportBatch, 'source'>; kind: NameKind; name: string; shown: string; id: string };

async function learn(trx: Writer, { naming, batch, kind, name, shown, id }: Lesson, by: { name: string; now: number }): Promise<void> {
	const resolver = { team: naming.teams, competition: naming.competitions, channel: naming.channels }[kind];
	const sourceKey = resolver.knows(shown) ? (batch.source.key === '' ? 'texto' : batch.source.key) : '';
	await createLearnedRepository(trx).learn({ kind, alias: name, shown, sourceKey, targetId: id }, { name: by.name, at: by.now });
}

function namesOf({ reference }: Naming, kind: NameKind): ReadonlyMap<string, unknown> {
	return { team: reference.teams, competition: reference.competitions, channel: reference.channels }[kind];
}

/** Reads the source of an import again in another way; decisions on rows are begun anew. False when it is being written or is done. */
export async function askAnew(
	db: AppDatabase,
	batch: ImportBatch,
	asked: Partial<AskedReading> & { format?: ImportFormat | null },
	now: number,
): Promise<boolean> {
	const next = { ...batch.source.asked, ...asked };
	return db.transaction(async (trx) => {
		if (asked.columns) await createLearnedRepository(trx).learnColumns(batch.source.key, asked.columns, now);
		const change = { state: 'reading', problem: null, asked: next, total: 0, progress: 0 } as const;
		return createBatchRepository(trx).change(batch.id, ['review', 'failed'], change, now);
	});
}
