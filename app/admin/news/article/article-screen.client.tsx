import { useState } from 'react';
import { RichEditor } from '#app/admin/news/editor/rich-editor.tsx';
import { RestoredNote } from '#app/admin/ui/save-bar.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { ARTICLE_LIMITS } from '#core/news/article-limits.ts';
import type { ArticleRecord } from '#core/news/contract/articles.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { EMPTY_ARTICLE, typedArticle } from '#core/news/typed-article.ts';
import { AboutFields } from './about-fields.tsx';
import { ArticleBar } from './article-bar.tsx';
import { ArticleConflict } from './article-conflict.tsx';
import { CoverField } from './cover-field.tsx';
import { CreditFields } from './credit-fields.tsx';
import { PreviewWindow } from './preview-window.tsx';
import { RevisionsWindow } from './revisions-window.tsx';
import { Situation } from './situation.tsx';
import { SlugField } from './slug-field.tsx';
import { TitleField } from './title-field.tsx';
import { useArticle } from './use-article.ts';

const copy = articleDeskCopy.write;

/**
 * The article editor: the text, and beside it all other fields. Changes are saved automatically;
 * readers see them only after a publishing step.
 */
export function ArticleScreen({
	given,
	heading,
}: {
	given: ArticleRecord | null;
	heading: string;
}) {
	const work = useArticle(given);
	const { view, typed, change, problems } = work;
	const [window, open] = useState<'history' | 'preview' | null>(null);
	const [postponed, postpone] = useState<ArticleRecord | null>(null);
	const isTrashed = view?.article.deletedAt != null;
	const discard = () => (view === null ? change(typedArticle(EMPTY_ARTICLE)) : work.take(view));
	return (
		<section className="panel-screen desk-screen">
			<h1 className="vh" tabIndex={-1}>
				{heading}
			</h1>
			<ArticleBar
				work={work}
				onHistory={() => open('history')}
				onPreview={() => open('preview')}
				onConflict={() => postpone(null)}
			/>
			{work.restored ? <RestoredNote onDiscard={discard} /> : null}
			{isTrashed ? <Alert kind="note">{copy.trashed}</Alert> : null}
			<div className="desk-columns">
				<div className="desk-words" inert={isTrashed}>
					<TitleField
						value={typed.title}
						error={problems.title}
						onChange={(title) => change({ title })}
					/>
					<TextAreaField
						label={copy.summary}
						hint={copy.summaryHint}
						rows={2}
						maxLength={ARTICLE_LIMITS.summary}
						value={typed.summary}
						error={problems.summary}
						onChange={(event) => change({ summary: event.target.value })}
					/>
					<RichEditor
						key={work.generation}
						initial={typed.body}
						error={problems.body ?? null}
						onChange={(body) => change({ body })}
					/>
				</div>
				<div className="desk-side">
					<Situation work={work} />
					<div className="desk-facts" inert={isTrashed}>
						<CoverField key={`capa-${work.generation}`} work={work} />
						<AboutFields key={`temas-${work.generation}`} work={work} />
						<CreditFields work={work} />
						<SlugField work={work} />
					</div>
				</div>
			</div>
			{window === 'history' ? <RevisionsWindow work={work} onClose={() => open(null)} /> : null}
			{window === 'preview' ? <PreviewWindow work={work} onClose={() => open(null)} /> : null}
			{work.conflict === null || work.conflict === postponed ? null : (
				<ArticleConflict
					work={work}
					theirs={work.conflict}
					onClose={() => postpone(work.conflict)}
				/>
			)}
		</section>
	);
}
