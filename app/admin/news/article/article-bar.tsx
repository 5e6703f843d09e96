import { seeAddress } from '#app/api-client/written.ts';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { formatClock } from '#core/games/copy/games.ts';
import { isPublic } from '#core/news/article-state.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { paths } from '#core/site/paths.ts';
import type { ArticleWork } from './use-article.ts';

const copy = articleDeskCopy.write;

type ArticleBarProps = {
	work: ArticleWork;
	onHistory: () => void;
	onPreview: () => void;
	onConflict: () => void;
};

/** Above the text, always visible: back link, save status, history and preview. */
export function ArticleBar({ work, onHistory, onPreview, onConflict }: ArticleBarProps) {
	const { view, status } = work;
	const slug = view !== null && isPublic(view.article) ? view.article.slug : null;
	return (
		<div className="desk-bar">
			<a className="text-button" href={panelPaths.articles}>
				{copy.back}
			</a>
			<p
				role="status"
				className="save-status"
				data-status={view === null && status === 'saved' ? 'fresh' : status}
			>
				{view === null && status === 'saved'
					? copy.status.fresh
					: status === 'saved'
						? savedWords(view?.article.savedAt)
						: copy.status[status]}
			</p>
			<div className="panel-actions">
				{work.conflict === null ? null : (
					<button type="button" className="button" onClick={onConflict}>
						{copy.compare}
					</button>
				)}
				{slug === null ? null : (
					<a
						className="button button-quiet"
						href={seeAddress(paths.article(slug))}
						target="_blank"
						rel="noopener"
						data-native
					>
						<ToolIcon name="external" />
						{copy.see}
					</a>
				)}
				<button
					type="button"
					className="button button-quiet"
					aria-disabled={view === null || undefined}
					onClick={() => view !== null && onHistory()}
				>
					<ToolIcon name="log" />
					{copy.history}
				</button>
				<button
					type="button"
					className="button button-quiet"
					aria-disabled={view === null || undefined}
					onClick={() => view !== null && onPreview()}
				>
					<ToolIcon name="eye" />
					{copy.preview}
				</button>
			</div>
		</div>
	);
}

function savedWords(at: number | undefined): string {
	return at === undefined ? copy.status.saved : copy.status.savedAt(formatClock(at));
}
