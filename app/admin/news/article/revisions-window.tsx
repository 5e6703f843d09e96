import { useEffect, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { formatMoment } from '#core/copy/moments.ts';
import type { ArticleRevision } from '#core/news/article.ts';
import type { ArticleRecord, RevisionLines } from '#core/news/contract/articles.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { ArticleDifference } from './text-difference.tsx';
import type { ArticleWork } from './use-article.ts';

const copy = articleDeskCopy.revisions;
type Line = RevisionLines['revisions'][number];

/** Stored versions of the article: each with the changes since, and a restore button. */
export function RevisionsWindow({ work, onClose }: { work: ArticleWork; onClose: () => void }) {
	const id = work.view?.article.id ?? '';
	const [lines, setLines] = useState<readonly Line[] | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [chosen, setChosen] = useState<ArticleRevision | null>(null);
	const restore = useSave<ArticleRecord>();
	useEffect(() => {
		const controller = new AbortController();
		api.get('articles/:id/revisions', { params: { id }, signal: controller.signal }).then(
			({ revisions }) => setLines(revisions),
			(error) => controller.signal.aborted || setProblem(sentenceOf(error)),
		);
		return () => controller.abort();
	}, [id]);

	async function show(revision: number): Promise<void> {
		try {
			setChosen(await api.get('articles/:id/revisions/:revision', { params: { id, revision } }));
		} catch (error) {
			setProblem(sentenceOf(error));
		}
	}

	async function goBack(kept: number): Promise<void> {
		const current = await work.stored();
		if (current === null) return;
		const { revision } = current.article;
		const went = await restore.run(async () =>
			work.take(
				await api.send('POST', 'articles/:id/restore', {
					params: { id },
					body: { revision, kept },
				}),
			),
		);
		if (went) onClose();
	}

	const working = work.view?.article.working;
	return (
		<Dialog title={copy.title} onClose={onClose}>
			{problem === null && restore.problem === null ? null : (
				<Alert>{problem ?? restore.problem}</Alert>
			)}
			{lines?.length === 0 ? <p className="quiet">{copy.none}</p> : null}
			<ol className="revision-list">
				{(lines ?? []).map(({ revision, at, by, kind }) => (
					<li key={revision}>
						<button
							type="button"
							className="revision"
							aria-expanded={chosen?.revision === revision}
							onClick={() =>
								chosen?.revision === revision ? setChosen(null) : void show(revision)
							}
						>
							<span>{copy.line(copy.kinds[kind], formatMoment(at))}</span>
							<span className="quiet">{by ?? copy.program}</span>
						</button>
						{chosen?.revision === revision && working !== undefined ? (
							<div className="revision-detail">
								<h3>{copy.compared}</h3>
								<ArticleDifference before={chosen.content} after={working} />
								<p className="quiet">{copy.restoreNote}</p>
								<button
									type="button"
									className="button"
									aria-disabled={restore.busy || undefined}
									onClick={() => void goBack(revision)}
								>
									{copy.restore}
								</button>
							</div>
						) : null}
					</li>
				))}
			</ol>
		</Dialog>
	);
}
