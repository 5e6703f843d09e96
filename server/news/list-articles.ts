import type { ArticleFilter, ArticleList } from '#core/news/article-line.ts';
import { ARTICLE_STATES } from '#core/news/article-state.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createArticleListRepository } from './article-list-repository.ts';

/** A page of the panel's list, with the total and the number in each state. */
export async function listArticles(db: Reader, filter: ArticleFilter): Promise<ArticleList> {
	const list = createArticleListRepository(db);
	const [articles, total, counts, authors] = await Promise.all([
		list.page(filter),
		list.total(filter),
		list.counts(),
		list.authors(),
	]);
	const of = (state: string) => counts.get(state) ?? 0;
	const [draft, scheduled, published, archived] = ARTICLE_STATES.map(of);
	return {
		articles,
		total,
		counts: {
			draft: draft ?? 0,
			scheduled: scheduled ?? 0,
			published: published ?? 0,
			archived: archived ?? 0,
			trash: of('trash'),
		},
		authors,
	};
}
