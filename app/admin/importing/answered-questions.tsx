import { useId, useRef, useState } from 'react';
import type { ImportView, QuestionView } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { newNamesCopy } from '#core/importing/copy/new-names.ts';
import { LEFT_OUT } from '#core/importing/import-row.ts';
import { QuestionChoices } from './question-choices.tsx';

const copy = importDeskCopy.questions;

type AnsweredProps = { view: ImportView; onAnswered(): Promise<void> };

/**
 * Answered questions, and the way to change an answer. A new answer applies to all rows that have
 * the old one and were not corrected since.
 */
export function AnsweredQuestions({ view, onAnswered }: AnsweredProps) {
	const [said, setSaid] = useState('');
	const answered = view.questions.filter(({ answer }) => answer !== null);
	return (
		<details className="answered-questions folds">
			<summary>{copy.answeredTitle(answered.length)}</summary>
			<p className="quiet">{copy.answeredText}</p>
			<p role="status" className={said === '' ? 'vh' : 'answered-said'}>
				{said}
			</p>
			<ul>
				{answered.map((question) => (
					<Answered
						key={`${question.kind} ${question.name}`}
						batchId={view.id}
						question={question}
						onAnswered={async (rows) => {
							setSaid(copy.changed(question.shown, rows, Math.max(0, question.rows - rows)));
							await onAnswered();
						}}
					/>
				))}
			</ul>
		</details>
	);
}

type AnsweredQuestionProps = {
	batchId: string;
	question: QuestionView;
	onAnswered(rows: number): Promise<void>;
};

function Answered({ batchId, question, onAnswered }: AnsweredQuestionProps) {
	const { kind, shown, rows } = question;
	const [isChanging, setChanging] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const id = useId();
	const close = () => {
		setChanging(false);
		// The pressed button disappears: focus returns to where the change began.
		button.current?.focus();
	};
	return (
		<li className="answered">
			<p className="answered-words">
				<strong>{copy.quoted[kind](shown)}:</strong> {answerWords(question)}{' '}
				<span className="quiet">{copy.rows(rows)}</span>
			</p>
			<button
				ref={button}
				type="button"
				className="text-button"
				aria-label={copy.changeOf(shown)}
				aria-expanded={isChanging}
				aria-controls={id}
				onClick={() => setChanging(!isChanging)}
			>
				{isChanging ? copy.cancel : copy.change}
			</button>
			<div id={id} className="answered-choices" hidden={!isChanging}>
				{isChanging ? (
					<QuestionChoices
						batchId={batchId}
						question={question}
						onAnswered={async (changed) => {
							await onAnswered(changed);
							close();
						}}
						onSame={close}
					/>
				) : null}
			</div>
		</li>
	);
}

function answerWords({ kind, candidates, answer, isNew }: QuestionView): string {
	if (answer === '') return copy.kept[kind];
	if (answer === LEFT_OUT) return newNamesCopy.leftOut;
	const name = candidates.find((candidate) => candidate.id === answer)?.name ?? answer ?? '';
	return isNew ? `${name} (${newNamesCopy.isNew})` : name;
}
