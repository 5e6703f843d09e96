import { answerName } from '#core/importing/answer-name.ts';
import { BRASILIA_HOURS, PLACE_HOURS } from '#core/importing/hours/answer-hours.ts';
import { answeredTally } from '#core/importing/hours/hours-tally.ts';
import type { NameKind, QuestionKind } from '#core/importing/import-row.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { isZone } from '#core/site/zoned-time.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import { createRowWriter } from '#server/importing/rows/row-write-repository.ts';
import { type Naming, readNaming } from '#server/reference/naming.ts';
import { createBatchRepository, createBatchWriter } from './batch-repository.ts';
import type { ImportBatch } from './import-batch.ts';
import { createLearnedWriter } from './learned-repository.ts';
import { createBatchPlanner, nameKey, weighed } from './plan-batch.ts';
import {
	createQuestionRepository,
	createQuestionWriter,
	type ImportQuestion,
} from './question-repository.ts';
import type { ReviewProblem } from './review-import.ts';

const PART = 200;

type Batch = Pick<ImportBatch, 'id' | 'source'>;

/**
 * Answers a name once for all rows. That covers the rows waiting for it, and rows with the previous
 * answer that were not edited since. `id` '' = keep the name as written. A new name is learned for
 * all sources. An ambiguous name is learned for this source only, as a suggestion that never
 * resolves automatically. A new answer replaces the learned one. Returns the number of changed
 * rows.
 */
export async function answerQuestion(
	db: AppDatabase,
	batch: Batch,
	{ kind, name, id }: { kind: QuestionKind; name: string; id: string },
	by: { name: string; now: number },
): Promise<Result<number, ReviewProblem | 'unknown-id'>> {
	const naming = await readNaming(db);
	const question = await createQuestionRepository(db.kysely).byName(batch.id, kind, name);
	if (question === null) return fail('not-found');
	if (!isAnswer(naming, kind, id)) return fail('unknown-id');
	let answered = 0;
	for (let after: number | null = 0; after !== null; ) {
		const from: number = after;
		const part = await db.transaction(
			async (trx): Promise<Result<{ rows: number; last: number | null }, ReviewProblem>> => {
				if (!(await createBatchWriter(trx).isIn(batch.id, 'review'))) return fail('not-in-review');
				return ok(
					await answerPart(trx, {
						batch,
						naming,
						after: from,
						kind,
						shown: question.shown,
						id: id === '' ? null : id,
					}),
				);
			},
		);
		if (!part.ok) return part;
		answered += part.value.rows;
		after = part.value.last;
	}
	await db.transaction(async (trx) => {
		await createQuestionWriter(trx).answer(batch.id, { kind, name }, id);
		if (kind === 'hours') await tallyHours(trx, batch.id, { rows: answered, now: by.now });
		if (question.shown !== '') await learn(trx, { naming, batch, question, id }, by);
	});
	return ok(answered);
}

/** The import's time zone tally records that a person set it. */
async function tallyHours(
	trx: Writer,
	id: string,
	{ rows, now }: { rows: number; now: number },
): Promise<void> {
	const stored = await createBatchRepository(trx).byId(id);
	if (stored !== null)
		await createBatchWriter(trx).change(
			id,
			['review'],
			{ hours: answeredTally(stored.hours, rows) },
			now,
		);
}

type Answering = {
	batch: Pick<Batch, 'id'>;
	naming: Naming;
	after: number;
	kind: QuestionKind;
	shown: string;
	id: string | null;
};

async function answerPart(
	trx: Writer,
	{ batch, naming, after, kind, shown, id }: Answering,
): Promise<{ rows: number; last: number | null }> {
	const found = await createRowRepository(trx).withAskedName(
		batch.id,
		nameKey(kind, shown),
		after,
		PART,
	);
	const rows = found.filter(({ isDamaged }) => !isDamaged);
	const countryOf = (competitionId: string) =>
		naming.reference.competitions.get(competitionId)?.country;
	const answered = rows.map((row) => ({
		...row,
		draft: row.draft && answerName(row.draft, { kind, name: shown, id }, countryOf),
		revision: row.revision + 1,
	}));
	const planned = await createBatchPlanner(naming.reference).plan(trx, answered);
	const written = createRowWriter(trx);
	for (const [place, { row }] of planned.entries())
		await written.update(batch.id, decidedAgain(rows[place], row));
	return { rows: rows.length, last: found.at(-1)?.number ?? null };
}

/**
 * An accepted row stays accepted only while its effect is the same; an excluded row stays excluded.
 */
function decidedAgain(before: ImportRow | undefined, row: ImportRow): ImportRow {
	if (
		before === undefined ||
		before.action === 'blocked' ||
		row.decision === null ||
		row.decision === 'exclude'
	)
		return row;
	const isSame = before.action === row.action && before.gameId === row.gameId;
	return isSame ? row : weighed({ ...row, decision: null });
}

type Lesson = {
	naming: Naming;
	batch: Pick<Batch, 'source'>;
	question: ImportQuestion;
	id: string;
};

async function learn(
	trx: Writer,
	{ naming, batch, question, id }: Lesson,
	by: { name: string; now: number },
): Promise<void> {
	const { kind, name: alias, shown, answer } = question;
	if (kind === 'hours') return;
	const learned = createLearnedWriter(trx);
	const own = batch.source.key === '' ? 'texto' : batch.source.key;
	const [former] = answer ? await learned.forget({ kind, alias, targetId: answer }, ['', own]) : [];
	if (id === '') return;
	const resolver = {
		team: naming.teams,
		competition: naming.competitions,
		channel: naming.channels,
	}[kind];
	// The name may be known only through the previous answer, so that answer's scope is reused.
	const sourceKey = former ?? (resolver.knows(shown) ? own : '');
	await learned.learn(
		{ kind, alias, shown, sourceKey, targetId: id },
		{ name: by.name, at: by.now },
	);
}

function isAnswer(naming: Naming, kind: QuestionKind, id: string): boolean {
	if (kind === 'hours')
		return id === BRASILIA_HOURS || id === PLACE_HOURS || (id.includes('/') && isZone(id));
	return id === '' ? kind !== 'competition' : namesOf(naming, kind).has(id);
}

function namesOf({ reference }: Naming, kind: NameKind): ReadonlyMap<string, unknown> {
	return {
		team: reference.teams,
		competition: reference.competitions,
		channel: reference.channels,
	}[kind];
}
