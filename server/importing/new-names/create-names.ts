import { withoutSeason } from '#core/importing/competition-name.ts';
import type { CreatedKind, NewName } from '#core/importing/new-names/created-name.ts';
import type { Proposal } from '#core/importing/new-names/proposal.ts';
import type { NameSource } from '#core/importing/new-names/propose-names.ts';
import { fail, type Result } from '#core/kit/result.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { answerQuestions } from '#server/importing/batch/answer-question.ts';
import { createBatchWriter } from '#server/importing/batch/batch-repository.ts';
import type { ImportBatch } from '#server/importing/batch/import-batch.ts';
import {
	createQuestionRepository,
	type ImportQuestion,
} from '#server/importing/batch/question-repository.ts';
import type { ReviewProblem } from '#server/importing/batch/review-import.ts';
import { presentNaming } from '#server/reference/present-naming.ts';
import { holdNames } from './hold-names.ts';
import { proposalsOf, type SureName, sureNames } from './read-proposals.ts';
import { readWithCreated } from './with-created.ts';

type Batch = Pick<ImportBatch, 'id' | 'format' | 'source'>;

/** Questions of one kind by name, with what to create; `made` null = what the source shows. */
export type Creation = {
	kind: CreatedKind;
	names: readonly { name: string; made: NewName | null }[];
};

type Created = Result<number, ReviewProblem | 'unknown-id'>;

/**
 * Answers questions of one kind by creating what they ask for. The guide gets the new entries with
 * the commit; until then they belong to the review. A name that the guide or this review has
 * already is used again. Returns the number of changed rows. 'unknown-id': nothing shows what to
 * create.
 */
export async function createNames(
	db: AppDatabase,
	batch: Batch,
	{ kind, names }: Creation,
	by: { name: string; now: number },
): Promise<Created> {
	const { questions, naming } = await readAsked(db, batch.id);
	const proposals = proposalsOf(sourceOf(batch), questions, naming);
	const asked = new Map(
		questions.flatMap((question) => (question.kind === kind ? [[question.name, question]] : [])),
	);
	if (names.some(({ name }) => !asked.has(name))) return fail('not-found');
	const wanted = names.flatMap(({ name, made }) => {
		const facts = made ?? complete(proposals.get(`${kind} ${name}`));
		return facts === null ? [] : { name, made: facts, aliases: spellings(asked.get(name)) };
	});
	if (wanted.length < names.length) return fail('unknown-id');
	const answers = await db.transaction(async (trx) => {
		if (!(await createBatchWriter(trx).isIn(batch.id, 'review'))) return null;
		const ids = await holdNames(trx, batch.id, wanted);
		return wanted.map(({ name }, place) => ({ kind, name, id: ids[place] ?? '' }));
	});
	return answers === null ? fail('not-in-review') : answerQuestions(db, batch, answers, by);
}

/**
 * Creates every sure name of an import: competitions first, because their answers show the
 * countries of clubs.
 */
export async function createSureNames(
	db: AppDatabase,
	batch: Batch,
	by: { name: string; now: number },
): Promise<SureName[]> {
	const created: SureName[] = [];
	for (const kind of ['competition', 'team'] as const) {
		const { questions, naming } = await readAsked(db, batch.id);
		const sure = sureNames(sourceOf(batch), questions, naming).filter((one) => one.kind === kind);
		const names = sure.map((made) => ({ name: made.question.name, made }));
		const done = await createNames(db, batch, { kind, names }, by);
		if (done.ok) created.push(...sure);
	}
	return created;
}

/** The questions of an import, and the names with those that it creates. */
async function readAsked(db: AppDatabase, batchId: string) {
	const { reference, teams, competitions } = await presentNaming(db);
	return {
		questions: await createQuestionRepository(db.kysely).list(batchId),
		naming: {
			...{ teams, competitions },
			reference: await readWithCreated(db.kysely, batchId, reference),
		},
	};
}

function sourceOf({ format, source }: Batch): NameSource {
	return { format, source: source.name };
}

/** A proposal that can be created as it is: a club needs a country. */
function complete(proposal: Proposal | undefined): NewName | null {
	return proposal === undefined || proposal.facts.country === '' ? null : proposal;
}

/** What the source writes, with and without its season: the next file of it finds the name. */
function spellings(question: ImportQuestion | undefined): string[] {
	const { kind, shown = '' } = question ?? {};
	if (shown === '') return [];
	return kind === 'competition' ? [...new Set([withoutSeason(shown), shown])] : [shown];
}
