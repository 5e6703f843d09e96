import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { SavedViews } from '#app/admin/news/views/saved-views.tsx';
import { Screen } from '#app/admin/ui/screen.tsx';
import { useAddressFilter } from '#app/admin/ui/use-address-filter.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { writeArticleFilter } from '#core/news/article-filter.ts';
import { ARTICLE_PAGE } from '#core/news/article-limits.ts';
import type { ArticleFilter, ArticleList } from '#core/news/article-line.ts';
import type { ScreenViews } from '#core/news/contract/screen-views.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { withQuery } from '#core/site/paths.ts';
import { ArticleFilters } from './article-filters.tsx';
import { ArticleTable } from './article-table.tsx';
import { BulkBar } from './bulk-bar.tsx';

const copy = articleDeskCopy.list;

type Props = { filter: ArticleFilter; list: ArticleList; views: ScreenViews };

/**
 * Gerenciar Notícias. The filter is in the address, so it survives an edit and can be saved as a
 * view.
 */
export function ArticleListScreen({ filter, list, views }: Props) {
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
	// Another list: the selection is no longer visible.
	const query = writeArticleFilter(filter);
	const [shown, setShown] = useState(query);
	if (shown !== query) {
		setShown(query);
		choose(new Set());
	}
	const [wanted, show] = useAddressFilter(filter, (next) =>
		withQuery(panelPaths.articles, writeArticleFilter(next)),
	);
	const picked = list.articles.filter(({ id }) => chosen.has(id));
	return (
		<Screen
			title={panelCopy.menu.articles}
			actions={
				<a className="button" href={panelPaths.newArticle}>
					{copy.new}
				</a>
			}
		>
			<ArticleFilters filter={wanted} list={list} onShow={(next) => show({ page: 1, ...next })} />
			<SavedViews
				screen="articles"
				views={views}
				query={query}
				onShow={(view) => void navigate(withQuery(panelPaths.articles, view))}
			/>
			{filter.trash ? <p className="quiet">{copy.trashNote}</p> : null}
			<BulkBar
				picked={picked}
				onDone={() => {
					choose(new Set());
					void revalidate();
				}}
				onClear={() => choose(new Set())}
			/>
			<p role="status" className="list-total">
				{copy.total(list.total)}
			</p>
			{list.articles.length === 0 ? (
				<p className="list-empty">{emptyWords(filter, query)}</p>
			) : (
				<ArticleTable articles={list.articles} chosen={chosen} onChoose={choose} />
			)}
			<Pages filter={filter} total={list.total} />
		</Screen>
	);
}

function emptyWords({ trash }: ArticleFilter, query: string): string {
	if (trash) return copy.emptyTrash;
	return query === '' ? copy.first : copy.empty;
}

function Pages({ filter, total }: { filter: ArticleFilter; total: number }) {
	const last = Math.max(1, Math.ceil(total / ARTICLE_PAGE));
	if (last === 1) return null;
	const at = (page: number) =>
		withQuery(panelPaths.articles, writeArticleFilter({ ...filter, page }));
	return (
		<nav className="list-pages" aria-label={copy.pages}>
			{filter.page > 1 ? <a href={at(filter.page - 1)}>{copy.previous}</a> : null}
			<span className="quiet">{copy.page(filter.page, last)}</span>
			{filter.page < last ? <a href={at(filter.page + 1)}>{copy.next}</a> : null}
		</nav>
	);
}
