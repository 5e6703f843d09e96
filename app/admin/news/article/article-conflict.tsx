import { useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { formatMoment } from '#core/copy/moments.ts';
import type { ArticleRecord } from '#core/news/contract/articles.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { storableArticle } from '#core/news/typed-article.ts';
import { contentLines } from './content-lines.ts';
import { ArticleDifference } from './text-difference.tsx';
import type { ArticleWork } from './use-article.ts';

const copy = articleDeskCopy.conflict;

/**
 * Another operator saved meanwhile: shows the difference and asks which version to keep. The other
 * version stays in the history: "take theirs" first stores the own version, then restores theirs.
 */
export function ArticleConflict({
	work,
	theirs,
	onClose,
}: {
	work: ArticleWork;
	theirs: ArticleRecord;
	onClose: () => void;
}) {
	const { article } = theirs;
	const mine = storableArticle(work.typed, article.working).content;
	const taking = useSave<ArticleRecord>();
	const [copied, setCopied] = useState(false);

	async function takeTheirs(): Promise<void> {
		const { id, revision } = article;
		await taking.run(async () => {
			const stored = await api.send('PUT', 'articles/:id', {
				params: { id },
				body: {
					revision,
					content: mine,
				},
			});
			if (stored.article.revision === revision) return work.take(theirs);
			work.take(
				await api.send('POST', 'articles/:id/restore', {
					params: { id },
					body: {
						revision: stored.article.revision,
						kept: revision,
					},
				}),
			);
		});
	}

	async function copyMine(): Promise<void> {
		const text = contentLines(mine)
			.map((line) => line.text)
			.filter(Boolean)
			.join('\n\n');
		await navigator.clipboard.writeText(text);
		setCopied(true);
	}

	return (
		<Dialog title={copy.title} onClose={onClose}>
			<p>{copy.text(article.savedBy ?? copy.someone, formatMoment(article.savedAt))}</p>
			{taking.problem === null ? null : <Alert>{taking.problem}</Alert>}
			<section aria-label={copy.compared}>
				<h3>{copy.compared}</h3>
				<ArticleDifference before={article.working} after={mine} />
			</section>
			<div className="panel-actions">
				<button type="button" className="button" onClick={() => work.keepMine(theirs)}>
					{copy.keep}
				</button>
				<button
					type="button"
					className="button button-quiet"
					aria-disabled={taking.busy || undefined}
					onClick={() => void takeTheirs()}
				>
					{copy.take}
				</button>
				<button type="button" className="text-button" onClick={() => void copyMine()}>
					{copied ? copy.copied : copy.copy}
				</button>
			</div>
		</Dialog>
	);
}
