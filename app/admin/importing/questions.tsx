import { useState } from 'react';
import type { ImportView } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { HourExamples } from './hour-examples.tsx';
import { QuestionChoices } from './question-choices.tsx';

const copy = importDeskCopy.questions;
const AT_FIRST = 5;

/**
 * Names that only an operator can resolve: each is asked once, for all rows, and the answer is
 * remembered.
 */
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
					<li key={`${question.kind} ${question.name}`} className="question">
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
			{open.length > shown ? (
				<button type="button" className="text-button" onClick={() => setShown(shown + 20)}>
					{copy.more(open.length - shown)}
				</button>
			) : null}
		</section>
	);
}
