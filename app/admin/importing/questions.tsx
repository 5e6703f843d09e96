import { useState } from 'react';
import type { ImportView, QuestionView } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { HourExamples } from './hour-examples.tsx';
import { NewNames, sureOf } from './new-names.tsx';
import { QuestionChoices } from './question-choices.tsx';

const copy = importDeskCopy.questions;
const AT_FIRST = 5;
/** A single name is asked like any other. */
const LEAST_TOGETHER = 2;

/**
 * Names that only an operator can resolve: each is asked once, for all rows, and the answer is
 * remembered.
 */
export function Questions({ view, onAnswered }: { view: ImportView; onAnswered(): Promise<void> }) {
	const [shown, setShown] = useState(AT_FIRST);
	const [said, setSaid] = useState('');
	const [out, setOut] = useState<ReadonlySet<string>>(new Set());
	const open = view.questions.filter(({ answer }) => answer === null);
	const groups = (['competition', 'team'] as const)
		.map((kind) => ({ kind, sure: sureOf(open, kind) }))
		.filter(({ sure }) => sure.length >= LEAST_TOGETHER);
	const together = new Set(
		groups.flatMap(({ sure }) => sure.map(keyOf).filter((key) => !out.has(key))),
	);
	const single = open.filter((question) => !together.has(keyOf(question)));
	const take = (key: string, isIn: boolean) =>
		setOut(
			(before) => new Set(isIn ? [...before].filter((other) => other !== key) : [...before, key]),
		);
	return (
		<section className="questions" aria-labelledby="perguntas">
			<h3 id="perguntas">{copy.title(single.length + groups.length)}</h3>
			<p className="quiet">{copy.text}</p>
			<p role="status" className="vh">
				{said}
			</p>
			<ul>
				{groups.map(({ kind, sure }) => (
					<NewNames
						key={kind}
						batchId={view.id}
						kind={kind}
						questions={sure}
						isIn={(question) => !out.has(keyOf(question))}
						onTake={(question, isIn) => take(keyOf(question), isIn)}
						onCreated={async (words) => {
							setSaid(words);
							await onAnswered();
						}}
					/>
				))}
				{single.slice(0, shown).map((question) => (
					<li key={keyOf(question)} className="question">
						<p className="question-words">
							<strong>{copy.ask[question.kind](question.shown)}</strong>{' '}
							<span className="quiet">{copy.rows(question.rows)}</span>
						</p>
						{question.examples.length === 0 ? null : <HourExamples examples={question.examples} />}
						<QuestionChoices
							batchId={view.id}
							question={question}
							onAnswered={async (rows) => {
								setSaid(
									question.kind === 'hours'
										? copy.hoursAnswered(rows)
										: copy.answered(question.shown, rows),
								);
								await onAnswered();
							}}
						/>
					</li>
				))}
			</ul>
			{single.length > shown ? (
				<button type="button" className="text-button" onClick={() => setShown(shown + 20)}>
					{copy.more(single.length - shown)}
				</button>
			) : null}
		</section>
	);
}

function keyOf({ kind, name }: Pick<QuestionView, 'kind' | 'name'>): string {
	return `${kind} ${name}`;
}
