import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { formatMoment } from '#core/copy/moments.ts';
import type { ArticleRecord } from '#core/news/contract/articles.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { ArticleDifference } from './text-difference.tsx';
import type { ArticleWork } from './use-article.ts';

const copy = articleDeskCopy.revisions;

/** Stored versions of the article: each with the changes since, and a restore button. */
export function RevisionsWindow({ work, onClose }: { work: ArticleWork; onClose: () => void }) {
	const id = work.view?.article.id ?? '';
	const [open, setOpen] = useState<number | null>(null);
	const restore = useSave<ArticleRecord>();
	const list = useQuery(readOf('articles/:id/revisions', { params: { id } }));
	const lines = list.data?.revisions;
	const one = readOf('articles/:id/revisions/:revision', { params: { id, revision: open ?? 0 } });
	const { data: chosen, error } = useQuery({ ...one, enabled: open !== null });
	const problem = list.error ?? error;

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
				<Alert>{problem === null ? restore.problem : sentenceOf(problem)}</Alert>
			)}
			{lines?.length === 0 ? <p className="quiet">{copy.none}</p> : null}
			<ol className="revision-list">
				{(lines ?? []).map(({ revision, at, by, kind }) => (
					<li key={revision}>
						<button
							type="button"
							className="revision"
							aria-expanded={chosen?.revision === revision}
							onClick={() => setOpen(open === revision ? null : revision)}
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
