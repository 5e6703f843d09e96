import type { ExpressionBuilder } from 'kysely';
import type { QuestionKind } from '#core/importing/import-row.ts';
import { type NameEvidence, nameEvidenceSchema } from '#core/importing/new-names/name-evidence.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { Database } from '#server/db/schema.ts';
import { storedAs, storedWords } from '#server/db/stored-json.ts';
import { batches } from '#server/games/batches.ts';

/**
 * A question answered once for all rows: a name, or the time zone of the hours. `answer`: id; '' =
 * keep as written; null = open. Damaged candidates read as an empty list: any choice is allowed.
 */
export type ImportQuestion = {
	kind: QuestionKind;
	name: string;
	shown: string;
	candidates: string[];
	rows: number;
	answer: string | null;
	/** What the rows say about an unknown team or competition. */
	evidence: NameEvidence | null;
};

/** Questions of an import. */
export function createQuestionRepository(db: Reader) {
	return {
		async list(batchId: string): Promise<ImportQuestion[]> {
			const rows = await db
				.selectFrom('import_questions')
				.where('batch_id', '=', batchId)
				.selectAll()
				.orderBy('rows', 'desc')
				.orderBy('kind')
				.orderBy('name')
				.execute();
			return rows.map(({ kind, name, shown, candidates, rows: count, answer, evidence }) => ({
				...{ kind: kind, name, shown, rows: count, answer },
				evidence: evidence === null ? null : storedAs(nameEvidenceSchema, evidence),
				candidates: storedWords(candidates) ?? [],
			}));
		},

		async byName(
			batchId: string,
			kind: QuestionKind,
			name: string,
		): Promise<ImportQuestion | null> {
			return (
				(await this.list(batchId)).find(
					(question) => question.kind === kind && question.name === name,
				) ?? null
			);
		},

		async countOpen(batchId: string): Promise<number> {
			const { count } = await db
				.selectFrom('import_questions')
				.where('batch_id', '=', batchId)
				.where('answer', 'is', null)
				.select(({ fn }) => fn.countAll().as('count'))
				.executeTakeFirstOrThrow();
			return Number(count);
		},
	};
}

export function createQuestionWriter(trx: Writer) {
	return {
		async replace(batchId: string, questions: readonly ImportQuestion[]): Promise<void> {
			await trx.deleteFrom('import_questions').where('batch_id', '=', batchId).execute();
			await this.add(batchId, questions);
		},

		async add(batchId: string, questions: readonly ImportQuestion[]): Promise<void> {
			for (const part of batches(questions)) {
				const rows = part.map(({ candidates, evidence, ...question }) => ({
					...{ batch_id: batchId, ...question, candidates: JSON.stringify(candidates) },
					evidence: evidence === null ? null : JSON.stringify(evidence),
				}));
				await trx.insertInto('import_questions').values(rows).execute();
			}
		},

		/** Changes the number of rows of a question by `more`; one without rows is removed. */
		async count(
			batchId: string,
			{ kind, name }: Pick<ImportQuestion, 'kind' | 'name'>,
			more: number,
		): Promise<void> {
			const named = ({ and, eb }: ExpressionBuilder<Database, 'import_questions'>) =>
				and([eb('batch_id', '=', batchId), eb('kind', '=', kind), eb('name', '=', name)]);
			await trx
				.updateTable('import_questions')
				.set(({ eb }) => ({ rows: eb('rows', '+', more) }))
				.where(named)
				.execute();
			await trx.deleteFrom('import_questions').where(named).where('rows', '<=', 0).execute();
		},

		async answer(
			batchId: string,
			{ kind, name }: Pick<ImportQuestion, 'kind' | 'name'>,
			answer: string | null,
		): Promise<void> {
			await trx
				.updateTable('import_questions')
				.set({ answer })
				.where('batch_id', '=', batchId)
				.where('kind', '=', kind)
				.where('name', '=', name)
				.execute();
		},
	};
}
