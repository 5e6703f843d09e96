import { useState } from 'react';
import type { RowOf } from '#app/admin/names/picked-rows.ts';
import { Picker } from '#app/admin/names/picker.tsx';
import { useSave } from '#app/admin/ui/use-save.ts';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ChangedRows, ImportView, QuestionView } from '#core/admin/imports.ts';
import { importDeskCopy } from '#core/copy/import-desk.ts';
import type { NameKind } from '#core/importing/import-row.ts';

const copy = importDeskCopy.questions;
const AT_FIRST = 5;

/** Names that only a person can settle: each once, for all rows, and never again for what it meant. */
export function Questions({ view, onAnswered }: { view: ImportView; onAnswered(): Promise<void> }) {
	const [shown, setShown] = useState(AT_FIRST);
	const [said, setSaid] = useState('');
	const open = view.questions.filter(({ answer }) => answer === null);
	return (
		<section className="questions" aria-labelledby="perguntas">
			<h3 id="perguntas">{copy.title(open.length)}</h3>
			<p className="quiet">{copy.text}</p>
			<p role="status" className="vh">
				{said}
			</p>
			<ul>
				{open.slice(0, shown).map((question) => (
					<QuestionCard
						key={`${question.kind} ${question.name}`}
						batchId={view.id}
						question={question}
						onAnswered={async (rows) => {
							setSaid(copy.answered(question.shown, rows));
							await onAnswered();
						}}
					/>
				))}
			</ul>
			{open.length > shown ? (
				<button type="button" className="text-button" onClick={() => setShown(shown + 20)}>
					{copy.more(open.length - shown)}
				</button>
			) : null}
		</section>
	);
}

type QuestionCardProps = { batchId: string; question: QuestionView; onAnswered(rows: number): Promise<void> };

function QuestionCard({ batchId, question, onAnswered }: QuestionCardProps) {
	const { kind, name, shown, rows, candidates, proposed } = question;
	const [picking, setPicking] = useState(false);
	const save = useSave();
	const answer = (id: string) =>
		save.run(async () => {
			const changed = await api.send<ChangedRows>('POST', `imports/${batchId}/answers`, { kind, name, id });
			await onAnswered(changed.rows);
		});
	return (
		<li className="question">
			<p className="question-words">
				<strong>{copy.ask[kind](shown)}</strong> <span className="quiet">{copy.rows(rows)}</span>
			</p>
			<div className="question-choices">
				{candidates.map((candidate) => (
					<button
						key={candidate.id}
						type="button"
						className="choice"
						aria-disabled={save.busy || undefined}
						onClick={() => void answer(candidate.id)}
					>
						{candidate.name}
						{candidate.place === null ? null : <span className="choice-place">{candidate.place}</span>}
						{candidate.id === proposed ? <span className="choice-last">{copy.last}</span> : null}
					</button>
				))}
				{picking ? null : (
					<button type="button" className={candidates.length === 0 ? 'choice' : 'choice choice-quiet'} onClick={() => setPicking(true)}>
						{copy.other[kind]}
					</button>
				)}
				{copy.keep[kind] === '' ? null : (
					<button type="button" className="choice choice-quiet" aria-disabled={save.busy || undefined} onClick={() => void answer('')}>
						{copy.keep[kind]}
					</button>
				)}
			</div>
			{picking ? <QuestionPicker kind={kind} onPicked={(id) => void answer(id)} /> : null}
			{save.problem === null ? null : <Alert>{save.problem}</Alert>}
		</li>
	);
}

function QuestionPicker<Kind extends NameKind>({ kind, onPicked }: { kind: Kind; onPicked(id: string): void }) {
	return (
		<Picker<Kind>
			kind={kind}
			label={copy.other[kind]}
			value={null}
			onChange={(row: RowOf[Kind] | null) => {
				if (row !== null) onPicked(row.id);
			}}
		/>
	);
}
