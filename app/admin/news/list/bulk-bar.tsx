import { useState } from 'react';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ArticleLine } from '#core/news/article-line.ts';
import { ARTICLE_STEPS, type ArticleStep, stepsFor } from '#core/news/article-state.ts';
import type { BulkOutcome } from '#core/news/contract/articles.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';

const { list: copy, steps, stepsDone, untitled } = articleDeskCopy;

type BulkStep = Exclude<ArticleStep, 'schedule'>;
/** The step that undoes another step. */
const UNDO: Partial<Record<BulkStep, BulkStep>> = { trash: 'restore', restore: 'trash' };

type Props = { picked: readonly ArticleLine[]; onDone(): void; onClear(): void };

/** Actions on the selected articles; afterwards the result and an undo. */
export function BulkBar({ picked, onDone, onClear }: Props) {
	const work = useSave();
	const [last, setLast] = useState<{ step: BulkStep; outcome: BulkOutcome } | null>(null);
	const possible = ARTICLE_STEPS.filter(
		(step): step is BulkStep =>
			step !== 'schedule' &&
			picked.some(
				(article) =>
					stepsFor(article).includes(step) && (step !== 'publish-changes' || article.changed),
			),
	);

	async function run(
		step: BulkStep,
		articles: readonly { id: string; revision: number }[],
	): Promise<void> {
		await work.run(async () => {
			const outcome = await api.send('POST', 'articles/bulk', {
				body: {
					step,
					articles: articles.map(({ id, revision }) => ({ id, revision })),
				},
			});
			setLast({ step, outcome });
			onDone();
		});
	}

	return (
		<div className="list-bulk">
			{work.problem === null ? null : <Alert>{work.problem}</Alert>}
			{picked.length === 0 ? null : (
				<fieldset className="list-bulk-bar" aria-label={copy.bulk}>
					<strong>{copy.chosen(picked.length)}</strong>
					{possible.map((step) => (
						<button
							key={step}
							type="button"
							className="button button-quiet"
							aria-disabled={work.busy || undefined}
							onClick={() =>
								void run(
									step,
									picked.filter((article) => stepsFor(article).includes(step)),
								)
							}
						>
							{steps[step]}
						</button>
					))}
					<button type="button" className="text-button" onClick={onClear}>
						{copy.unchoose}
					</button>
				</fieldset>
			)}
			<div role="status">
				{last === null ? null : (
					<Outcome
						{...last}
						onUndo={(step) => void run(step, last.outcome.done)}
						onClose={() => setLast(null)}
					/>
				)}
			</div>
		</div>
	);
}

type OutcomeProps = {
	step: BulkStep;
	outcome: BulkOutcome;
	onUndo(step: BulkStep): void;
	onClose(): void;
};

function Outcome({ step, outcome: { done, refused }, onUndo, onClose }: OutcomeProps) {
	const back = UNDO[step];
	return (
		<div className="outcome">
			{done.length === 0 ? null : (
				<p>
					{copy.done(done.length, stepsDone[step].toLowerCase())}{' '}
					{back === undefined ? null : (
						<button
							type="button"
							className="text-button text-button-inline"
							onClick={() => onUndo(back)}
						>
							{copy.undo}
						</button>
					)}
				</p>
			)}
			{refused.length === 0 ? null : (
				<>
					<p>{copy.refused(refused.length)}</p>
					<ul>
						{refused.map(({ id, title, reason }) => (
							<li key={id}>
								<strong>{title || untitled}</strong>: {reason}
							</li>
						))}
					</ul>
				</>
			)}
			<button type="button" className="text-button" onClick={onClose}>
				{articleDeskCopy.list.close}
			</button>
		</div>
	);
}
