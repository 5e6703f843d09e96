import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { PageFrame } from '#app/admin/ui/page-frame.tsx';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { ArticlePage } from '#app/site/news/article-page.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import { panelCopy } from '#core/copy/panel.ts';
import type { ArticlePreview } from '#core/news/contract/articles.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { whatsappLink } from '#core/site/share-links.ts';
import type { ArticleWork } from './use-article.ts';

const copy = articleDeskCopy.preview;
/** Widths of the preview in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

/**
 * The article's real page, rendered by the site's own code and styles, at phone or desktop width.
 */
export function PreviewWindow({ work, onClose }: { work: ArticleWork; onClose: () => void }) {
	const [width, setWidth] = useState<Width>('phone');
	const { preview, problem } = usePreview(work);
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<div className="preview-window">
				<fieldset className="preview-widths">
					<legend className="vh">{copy.title}</legend>
					{(['phone', 'desktop'] as const).map((name) => (
						<button
							key={name}
							type="button"
							className="button button-quiet"
							aria-pressed={name === width}
							onClick={() => setWidth(name)}
						>
							{copy[name]}
						</button>
					))}
					<span className="quiet">{copy.note}</span>
				</fieldset>
				{problem === null ? null : <Alert>{problem}</Alert>}
				{preview === null ? (
					problem === null && <p role="status">{panelCopy.loading}</p>
				) : (
					<PageFrame width={WIDTHS[width]} title={copy.frame(copy[width])}>
						<ArticlePicture {...preview} />
					</PageFrame>
				)}
			</div>
		</Dialog>
	);
}

function usePreview(work: ArticleWork): { preview: ArticlePreview | null; problem: string | null } {
	const [state, setState] = useState<{ preview: ArticlePreview | null; problem: string | null }>({
		preview: null,
		problem: null,
	});
	const stored = useRef(work.stored);
	useEffect(() => {
		const controller = new AbortController();
		async function read(): Promise<void> {
			const current = await stored.current();
			if (current === null)
				return setState({ preview: null, problem: articleDeskCopy.write.status.failed });
			const preview = await api.get('articles/:id/preview', {
				params: { id: current.article.id },
				signal: controller.signal,
			});
			setState({ preview, problem: null });
		}
		read().catch(
			(error) =>
				controller.signal.aborted || setState({ preview: null, problem: sentenceOf(error) }),
		);
		return () => controller.abort();
	}, []);
	return state;
}

/** The public page of an article, as readers see it. */
function ArticlePicture({ view, author, address }: ArticlePreview) {
	const text = [view.title, view.summary, address].filter(Boolean).join('\n\n');
	return (
		<ArticlePage
			view={view}
			author={author}
			share={{ title: view.title, text, address, whatsapp: whatsappLink(text) }}
		/>
	);
}
