import { type FormEvent, useState } from 'react';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { formatMoment } from '#core/copy/moments.ts';
import { settingsCopy } from '#core/copy/settings.ts';
import type { Article } from '#core/news/article.ts';
import { type ArticleStep, stepsFor } from '#core/news/article-state.ts';
import type { ArticleRecord } from '#core/news/contract/articles.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { ScheduleForm } from './schedule-form.tsx';
import type { ArticleWork } from './use-article.ts';

const { write: copy, states, steps, stepsDone } = articleDeskCopy;

/** The article's state, missing fields, and next steps. */
export function Situation({ work }: { work: ArticleWork }) {
	const { view, stored, take } = work;
	const step = useSave<ArticleRecord>();
	const [done, setDone] = useState('');
	const [sure, setSure] = useState(false);
	const article = view?.article ?? null;
	const possible = article === null ? (['publish', 'schedule'] as const) : stepsFor(article);

	async function run(name: ArticleStep, at?: number): Promise<void> {
		setDone('');
		setSure(false);
		const current = await stored();
		if (current === null) return;
		const { id, revision } = current.article;
		const went = await step.run(async () =>
			take(
				await api.send('POST', 'articles/:id/steps', {
					params: { id },
					body: { revision, step: name, at },
				}),
			),
		);
		if (went) setDone(stepsDone[name]);
	}

	const main = mainStep(article, possible);
	const others = otherSteps(article, possible, main);
	return (
		<section className="situation" aria-labelledby="situacao">
			<h2 id="situacao">{copy.situation}</h2>
			<StateWord article={article} />
			{article === null ? null : <Dates article={article} />}
			{main === null || main === 'restore' ? null : (
				<Missing sentences={Object.values({ ...view?.missing, ...step.fields })} />
			)}
			{step.problem === null ? null : <Alert>{step.problem}</Alert>}
			<p role="status" className="save-done">
				{article?.changed ? '' : done}
			</p>
			{main === null ? null : (
				<button
					type="button"
					className="button"
					aria-disabled={step.busy || undefined}
					onClick={() => void run(main)}
				>
					{steps[main]}
				</button>
			)}
			{possible.includes('schedule') ? (
				<ScheduleForm
					scheduledAt={article?.scheduledAt ?? null}
					onSchedule={(at) => void run('schedule', at)}
				/>
			) : null}
			{others.length === 0 ? null : (
				<details className="more-steps folds">
					<summary>{copy.other}</summary>
					{others.map((name) => (
						<button
							key={name}
							type="button"
							className="text-button"
							onClick={() => (name === 'trash' ? setSure(true) : void run(name))}
						>
							{steps[name]}
						</button>
					))}
					{sure ? <Sure onYes={() => void run('trash')} onNo={() => setSure(false)} /> : null}
				</details>
			)}
		</section>
	);
}

function otherSteps(
	article: Article | null,
	possible: readonly ArticleStep[],
	main: ArticleStep | null,
): ArticleStep[] {
	if (article === null) return [];
	return possible.filter(
		(name) =>
			name !== main && name !== 'schedule' && (name !== 'publish-changes' || article.changed),
	);
}

function StateWord({ article }: { article: Article | null }) {
	const state = article?.state ?? 'draft';
	const isTrashed = article !== null && article.deletedAt !== null;
	return (
		<p className="desk-state" data-state={isTrashed ? 'trash' : state}>
			{isTrashed ? articleDeskCopy.trash : states[state]}
		</p>
	);
}

function Missing({ sentences }: { sentences: readonly string[] }) {
	if (sentences.length === 0) return null;
	return (
		<div className="situation-missing">
			<p>{copy.missing}</p>
			<ul>
				{sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
		</div>
	);
}

/** The step an operator most likely wants. */
function mainStep(article: Article | null, possible: readonly ArticleStep[]): ArticleStep | null {
	if (possible.includes('restore')) return 'restore';
	if (article?.changed && possible.includes('publish-changes')) return 'publish-changes';
	return article === null || article.state === 'draft' || article.state === 'archived'
		? 'publish'
		: null;
}

function Dates({
	article: { state, deletedAt, publishedAt, updatedAt, scheduledAt, changed, savedBy, savedAt },
}: {
	article: Article;
}) {
	const lines = [
		state === 'scheduled' && scheduledAt !== null
			? copy.schedule.on(formatMoment(scheduledAt))
			: null,
		state === 'published' && publishedAt !== null && deletedAt === null
			? copy.published(formatMoment(publishedAt))
			: null,
		state === 'published' && updatedAt !== null ? copy.updated(formatMoment(updatedAt)) : null,
		savedBy === null ? null : copy.savedBy(savedBy, formatMoment(savedAt)),
	];
	return (
		<div className="situation-dates">
			{lines.map((line) => (line === null ? null : <p key={line}>{line}</p>))}
			{changed && (state === 'published' || state === 'scheduled') ? (
				<p className="block-warning">
					{state === 'published' ? copy.changedNote : copy.changedScheduled}
				</p>
			) : null}
		</div>
	);
}

function Sure({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onYes();
	};
	return (
		<form className="sure" onSubmit={submit}>
			<p>{copy.sureTrash}</p>
			<div className="panel-actions">
				<button type="submit" className="button button-danger">
					{steps.trash}
				</button>
				<button type="button" className="button button-quiet" onClick={onNo}>
					{settingsCopy.cancel}
				</button>
			</div>
		</form>
	);
}
