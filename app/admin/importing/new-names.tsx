import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ProposalView, QuestionView } from '#core/importing/contract/imports.ts';
import { newNamesCopy as copy } from '#core/importing/copy/new-names.ts';
import type { CreatedKind } from '#core/importing/new-names/created-name.ts';

type Proposed = QuestionView & { kind: CreatedKind; proposal: ProposalView };

/** Open questions of one kind that one answer may settle by creating what they name. */
export function sureOf(questions: readonly QuestionView[], kind: CreatedKind): Proposed[] {
	return questions.flatMap((question) => {
		const { proposal } = question;
		return question.kind === kind && question.answer === null && proposal?.sure
			? [{ ...question, kind, proposal }]
			: [];
	});
}

type NewNamesProps = {
	batchId: string;
	kind: CreatedKind;
	questions: readonly Proposed[];
	/** Whether the operator left a name in the list. */
	isIn(question: Proposed): boolean;
	onTake(question: Proposed, isIn: boolean): void;
	onCreated(said: string): Promise<void>;
};

/** The new names of one kind that the source shows beyond doubt, to be created by one answer. */
export function NewNames({ batchId, kind, questions, isIn, onTake, onCreated }: NewNamesProps) {
	const save = useSave();
	const chosen = questions.filter(isIn);
	const create = () =>
		save.run(async () => {
			const names = chosen.map(({ name }) => ({ name, facts: null }));
			const { rows } = await api.send('POST', 'imports/:id/names', {
				params: { id: batchId },
				body: { kind, names },
			});
			await onCreated(copy.said(kind, names.length, rows));
		});
	return (
		<li className="question new-names">
			<p className="question-words">
				<strong>{copy.title[kind](questions.length)}</strong>
			</p>
			<p className="quiet">{copy.text}</p>
			<ul className="new-names-list" aria-label={copy.list[kind]}>
				{questions.map((question) => (
					<li key={question.name}>
						<NewNameLine
							question={question}
							isIn={isIn(question)}
							onTake={(isTaken) => onTake(question, isTaken)}
						/>
					</li>
				))}
			</ul>
			{save.problem === null ? null : <Alert>{save.problem}</Alert>}
			<div className="question-choices">
				<button
					type="button"
					className="button"
					disabled={chosen.length === 0}
					aria-disabled={save.busy || undefined}
					onClick={() => void create()}
				>
					{copy.make[kind](chosen.length)}
				</button>
				<span className="quiet">{chosen.length === 0 ? copy.none : copy.later}</span>
			</div>
		</li>
	);
}

type LineProps = { question: Proposed; isIn: boolean; onTake(isIn: boolean): void };

function NewNameLine({ question: { kind, shown, rows, proposal }, isIn, onTake }: LineProps) {
	const { name, type, country, place } = proposal;
	const words = kind === 'team' ? '' : (copy.types[type] ?? type);
	const where = country === null ? copy.international : place;
	return (
		<label className="check">
			<input type="checkbox" checked={isIn} onChange={(event) => onTake(event.target.checked)} />
			<span>
				{name} <span className="quiet">{copy.facts(words, where, rows)}</span>
				{name === shown ? null : <span className="new-names-written">“{shown}”</span>}
			</span>
		</label>
	);
}
