import { type AnswerContext, answerName, isLeftOut } from '#core/importing/answer-name.ts';
import { BRASILIA_HOURS, PLACE_HOURS } from '#core/importing/hours/answer-hours.ts';
import { answeredTally } from '#core/importing/hours/hours-tally.ts';
import { LEFT_OUT, type NameKind, type QuestionKind } from '#core/importing/import-row.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { isZone } from '#core/site/zoned-time.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import {
	createCreatedNameRepository,
	createCreatedNameWriter,
} from '#server/importing/new-names/created-name-repository.ts';
import { withCreated } from '#server/importing/new-names/with-created.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import { createRowWriter } from '#server/importing/rows/row-write-repository.ts';
import { type Naming, readNaming } from '#server/reference/naming.ts';
import { createQuestionShift } from './asked-names.ts';
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

type Given = { kind: QuestionKind; name: string; id: string };
type Answerer = { name: string; now: number };
type Answered = Result<number, ReviewProblem | 'unknown-id'>;

/**
 * Answers a name once for all rows. That covers the rows waiting for it, and rows with the previous
 * answer that were not edited since. `id` '' = keep the name as written; `LEFT_OUT` = without its
 * games. A new name is learned for all sources. An ambiguous name is learned for this source only,
 * as a suggestion that never resolves automatically. A new answer replaces the learned one. Returns
 * the number of changed rows.
 */
export function answerQuestion(
	db: AppDatabase,
	batch: Batch,
	answer: Given,
	by: Answerer,
): Promise<Answered> {
	return answerQuestions(db, batch, [answer], by);
}

/** Answers several names one after the other; a failure leaves the later ones open. */
export async function answerQuestions(
	db: AppDatabase,
	batch: Batch,
	answers: readonly Given[],
	by: Answerer,
): Promise<Answered> {
	const read = await readNaming(db);
	const created = await createCreatedNameRepository(db.kysely).list(batch.id);
	// The resolvers stay lazy: most answers need none.
	const naming: Answering['naming'] = {
		reference: withCreated(read.reference, created),
		resolvers: read,
		created: new Set(created.map(({ kind, id }) => `${kind} ${id}`)),
	};
	let rows = 0;
	let failed: Answered | null = null;
	for (const answer of answers) {
		const done = await answerOne(db, batch, { naming, answer }, by);
		if (!done.ok) failed = done;
		if (!done.ok) break;
		rows += done.value;
	}
	// Only now: the names of later answers wait too.
	await db.transaction((trx) => createCreatedNameWriter(trx).dropUnanswered(batch.id));
	return failed ?? ok(rows);
}

async function answerOne(
	db: AppDatabase,
	batch: Batch,
	{ naming, answer }: { naming: Answering['naming']; answer: Given },
	by: Answerer,
): Promise<Answered> {
	const { kind, name, id } = answer;
	const question = await createQuestionRepository(db.kysely).byName(batch.id, kind, name);
	if (question === null) return fail('not-found');
	if (!isAnswer(naming.reference, kind, id)) return fail('unknown-id');
	const shift = createQuestionShift(naming.reference);
	const given = { kind, shown: question.shown, id: id === '' ? null : id };
	let answered = 0;
	for (let after: number | null = 0; after !== null; ) {
		const order: Answering = { batch, naming, shift, after, ...given };
		const part = await db.transaction(
			async (trx): Promise<Result<{ rows: number; last: number | null }, ReviewProblem>> =>
				(await createBatchWriter(trx).isIn(batch.id, 'review'))
					? ok(await answerPart(trx, order))
					: fail('not-in-review'),
		);
		if (!part.ok) return part;
		answered += part.value.rows;
		after = part.value.last;
	}
	await db.transaction(async (trx) => {
		await createQuestionWriter(trx).answer(batch.id, { kind, name }, id);
		await shift.store(trx, batch.id);
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
	naming: {
		/** With the names that the import creates. */
		reference: Reference;
		resolvers: Pick<Naming, 'teams' | 'competitions' | 'channels'>;
		/** Kind and id of the names that the import creates. */
		created: ReadonlySet<string>;
	};
	shift: ReturnType<typeof createQuestionShift>;
	after: number;
	kind: QuestionKind;
	shown: string;
	id: string | null;
};

/** Below it a name was matched by similarity. */
const SURE_OF_NAME = 0.9;

async function answerPart(
	trx: Writer,
	{ batch, naming, shift, after, kind, shown, id }: Answering,
): Promise<{ rows: number; last: number | null }> {
	const found = await createRowRepository(trx).withAskedName(
		batch.id,
		nameKey(kind, shown),
		after,
		PART,
	);
	const rows = found.filter(({ isDamaged }) => !isDamaged);
	const context: AnswerContext = {
		countryOf: (competitionId) => naming.reference.competitions.get(competitionId)?.country,
		teamOf(name, hints) {
			const team = naming.resolvers.teams.resolve(name, hints);
			return team.confidence < SURE_OF_NAME ? null : team.id;
		},
	};
	const answered = rows.map((row) => ({
		...row,
		draft: row.draft && answerName(row.draft, { kind, name: shown, id }, context),
		revision: row.revision + 1,
	}));
	const planned = await createBatchPlanner(naming.reference).plan(trx, answered);
	const written = createRowWriter(trx);
	for (const [place, { row }] of planned.entries()) {
		shift.add(rows[place], row);
		await written.update(batch.id, decidedAgain(rows[place], row));
	}
	return { rows: rows.length, last: found.at(-1)?.number ?? null };
}

/**
 * An accepted row stays accepted only while its effect is the same; an excluded row stays excluded.
 */
function decidedAgain(before: ImportRow | undefined, row: ImportRow): ImportRow {
	const [was, is] = [before?.draft ?? null, row.draft].map(
		(draft) => draft !== null && isLeftOut(draft),
	);
	if (is) return weighed({ ...row, decision: 'exclude' });
	if (was) return weighed({ ...row, decision: null });
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
	naming: Answering['naming'];
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
	// A created name has its spellings itself.
	if (id === '' || id === LEFT_OUT || naming.created.has(`${kind} ${id}`)) return;
	const { teams, competitions, channels } = naming.resolvers;
	const resolver = { team: teams, competition: competitions, channel: channels }[kind];
	// The name may be known only through the previous answer, so that answer's scope is reused.
	const sourceKey = former ?? (resolver.knows(shown) ? own : '');
	await learned.learn(
		{ kind, alias, shown, sourceKey, targetId: id },
		{ name: by.name, at: by.now },
	);
}

function isAnswer(reference: Reference, kind: QuestionKind, id: string): boolean {
	if (kind === 'hours')
		return id === BRASILIA_HOURS || id === PLACE_HOURS || (id.includes('/') && isZone(id));
	if (id === LEFT_OUT) return kind !== 'channel';
	return id === '' ? kind !== 'competition' : namesOf(reference, kind).has(id);
}

function namesOf(reference: Reference, kind: NameKind): ReadonlyMap<string, unknown> {
	return {
		team: reference.teams,
		competition: reference.competitions,
		channel: reference.channels,
	}[kind];
}
