import { useState } from 'react';
import type { RowOf } from '#app/admin/names/picked-rows.ts';
import { Picker } from '#app/admin/names/picker.tsx';
import { focusOnce } from '#app/admin/ui/focus-once.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { CandidateView, QuestionView } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { newNamesCopy } from '#core/importing/copy/new-names.ts';
import { LEFT_OUT, type NameKind } from '#core/importing/import-row.ts';
import { CreateChoice } from './create-choice.tsx';

const copy = importDeskCopy.questions;

type QuestionChoicesProps = {
	batchId: string;
	question: QuestionView;
	/** The answer is stored; `rows` = number of rows it changed. */
	onAnswered(rows: number): Promise<void>;
	/** The current answer was chosen again. */
	onSame?(): void;
};

/**
 * Possible meanings of a name: likely candidates, any other, or as written. The current answer is
 * marked.
 */
export function QuestionChoices({ batchId, question, onAnswered, onSame }: QuestionChoicesProps) {
	const { kind, name, candidates, answer } = question;
	const [picking, setPicking] = useState(false);
	const created = kind === 'team' || kind === 'competition' ? kind : null;
	const save = useSave();
	const choose = (id: string) =>
		save.run(async () => {
			if (id === answer) return onSame?.();
			const changed = await api.send('POST', 'imports/:id/answers', {
				params: { id: batchId },
				body: {
					kind,
					name,
					id,
				},
			});
			await onAnswered(changed.rows);
		});
	return (
		<>
			<div className="question-choices">
				{candidates.map((candidate) => (
					<CandidateButton
						key={candidate.id}
						{...{ candidate, question }}
						busy={save.busy}
						onChoose={() => void choose(candidate.id)}
					/>
				))}
				{picking || kind === 'hours' ? null : (
					<button
						type="button"
						className={candidates.length === 0 ? 'choice' : 'choice choice-quiet'}
						onClick={() => setPicking(true)}
					>
						{copy.other[kind]}
					</button>
				)}
				{created === null ? null : (
					<CreateChoice {...{ batchId, question, onAnswered }} kind={created} />
				)}
				<LeaveChoices question={question} busy={save.busy} onChoose={(id) => void choose(id)} />
			</div>
			{picking && kind !== 'hours' ? (
				<QuestionPicker kind={kind} onPicked={(id) => void choose(id)} />
			) : null}
			{save.problem === null ? null : <Alert>{save.problem}</Alert>}
		</>
	);
}

type LeaveChoicesProps = { question: QuestionView; busy: boolean; onChoose(id: string): void };

/** The name stays as written, or its games stay out. */
function LeaveChoices({ question: { kind, answer }, busy, onChoose }: LeaveChoicesProps) {
	const canLeave = kind === 'team' || kind === 'competition';
	const choices = [
		{ id: '', words: copy.keep[kind] },
		{ id: LEFT_OUT, words: canLeave ? newNamesCopy.leaveOut : '' },
	];
	return choices
		.filter(({ id, words }) => words !== '' && id !== answer)
		.map(({ id, words }) => (
			<button
				key={id}
				type="button"
				className="choice choice-quiet"
				aria-disabled={busy || undefined}
				onClick={() => onChoose(id)}
			>
				{words}
			</button>
		));
}

type CandidateButtonProps = {
	candidate: CandidateView;
	question: QuestionView;
	busy: boolean;
	onChoose(): void;
};

function CandidateButton({
	candidate: { id, name, place },
	question: { answer, proposed },
	busy,
	onChoose,
}: CandidateButtonProps) {
	return (
		<button type="button" className="choice" aria-disabled={busy || undefined} onClick={onChoose}>
			{name}
			{place === null ? null : <span className="choice-place">{place}</span>}
			{id === answer ? (
				<span className="choice-last">{copy.current}</span>
			) : id === proposed ? (
				<span className="choice-last">{copy.last}</span>
			) : null}
		</button>
	);
}

function QuestionPicker<Kind extends NameKind>({
	kind,
	onPicked,
}: {
	kind: Kind;
	onPicked(id: string): void;
}) {
	return (
		<Picker<Kind>
			kind={kind}
			label={copy.other[kind]}
			value={null}
			inputRef={focusOnce}
			onChange={(row: RowOf[Kind] | null) => {
				if (row !== null) onPicked(row.id);
			}}
		/>
	);
}
