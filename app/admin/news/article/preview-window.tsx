import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { ArticlePage } from '#app/site/news/article-page.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ArticlePreview } from '#core/admin/articles.ts';
import { articleDeskCopy } from '#core/copy/article-desk.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { whatsappLink } from '#core/site/share-links.ts';
import type { ArticleWork } from './use-article.ts';

const copy = articleDeskCopy.preview;
/** Widths in CSS pixels at which the page is shown. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** The real page of the article, drawn by the site's own code and styles, at the width of a phone or a desktop. */
export function PreviewWindow({ work, onClose }: { work: ArticleWork; onClose: () => void }) {
	const [width, setWidth] = useState<Width>('phone');
	const { preview, problem } = usePreview(work);
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<div className="preview-window">
				<fieldset className="preview-widths">
					<legend className="vh">{copy.title}</legend>
					{(['phone', 'desktop'] as const).map((name) => (
						<button key={name} type="button" className="button button-quiet" aria-pressed={name === width} onClick={() => setWidth(name)}>
							{copy[name]}
						</button>
					))}
					<span className="quiet">{copy.note}</span>
				</fieldset>
				{problem === null ? null : <Alert>{problem}</Alert>}
				{preview === null ? (
					problem === null && <p role="status">{panelCopy.loading}</p>
				) : (
					<PageFrame preview={preview} width={WIDTHS[width]} title={copy.frame(copy[width])} />
				)}
			</div>
		</Dialog>
	);
}

function usePreview(work: ArticleWork): { preview: ArticlePreview | null; problem: string | null } {
	const [state, setState] = useState<{ preview: ArticlePreview | null; problem: string | null }>({ preview: null, problem: null });
	const stored = useRef(work.stored);
	useEffect(() => {
		const controller = new AbortController();
		async function read(): Promise<void> {
			const current = await stored.current();
			if (current === null) return setState({ preview: null, problem: articleDeskCopy.write.status.failed });
			const preview = await api.get<ArticlePreview>(`articles/${current.article.id}/preview`, controller.signal);
			setState({ preview, problem: null });
		}
		read().catch((error) => controller.signal.aborted || setState({ preview: null, problem: sentenceOf(error) }));
		return () => controller.abort();
	}, []);
	return state;
}

/** An empty document of its own, so that widths are those of a screen; nothing is loaded into it, which no page of ours would allow. */
function PageFrame({ preview: { view, author, address }, width, title }: { preview: ArticlePreview; width: number; title: string }) {
	const frame = useRef<HTMLIFrameElement>(null);
	const [body, setBody] = useState<HTMLElement | null>(null);
	useEffect(() => {
		const page = frame.current?.contentDocument;
		if (page == null) return;
		dress(page);
		setBody(page.body);
		const stay = (event: Event) => event.preventDefault();
		page.addEventListener('click', stay, { capture: true });
		return () => page.removeEventListener('click', stay, { capture: true });
	}, []);
	const scale = useScale(frame, width);
	const text = [view.title, view.summary, address].filter(Boolean).join('\n\n');
	const share = { title: view.title, text, address, whatsapp: whatsappLink(text) };
	return (
		<div className="preview-stage" data-width={width}>
			<iframe ref={frame} title={title} style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }} />
			{body === null ? null : createPortal(<ArticlePage view={view} author={author} share={share} />, body)}
		</div>
	);
}

/** The public styles and the theme of this page; those of the panel stay outside. */
function dress(page: Document): void {
	const { className } = document.documentElement;
	page.documentElement.className = className;
	page.documentElement.lang = document.documentElement.lang;
	for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
		if (!/\/panel[-.]/.test(link.href)) page.head.append(link.cloneNode());
	}
}

/** A page that is wider than its place is shown smaller. */
function useScale(frame: RefObject<HTMLElement | null>, width: number): number {
	const [room, setRoom] = useState(width);
	useEffect(() => {
		const stage = frame.current?.parentElement;
		if (stage == null) return;
		const observer = new ResizeObserver(() => setRoom(stage.clientWidth));
		observer.observe(stage);
		return () => observer.disconnect();
	}, [frame]);
	return Math.min(1, room / width);
}
