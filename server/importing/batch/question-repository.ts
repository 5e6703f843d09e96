import type { QuestionKind } from '#core/importing/import-row.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedWords } from '#server/db/stored-json.ts';

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
			return rows.map(({ kind, name, shown, candidates, rows: count, answer }) => ({
				...{ kind: kind, name, shown, rows: count, answer },
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
			for (let start = 0; start < questions.length; start += 500) {
				const rows = questions.slice(start, start + 500).map(({ candidates, ...question }) => ({
					...{ batch_id: batchId, ...question, candidates: JSON.stringify(candidates) },
				}));
				await trx.insertInto('import_questions').values(rows).execute();
			}
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
