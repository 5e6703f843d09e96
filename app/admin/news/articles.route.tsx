import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { readArticleFilter, writeArticleFilter } from '#core/news/article-filter.ts';
import type { Route } from './+types/articles.route.ts';
import { ArticleListScreen } from './list/article-list-screen.tsx';

const title = panelCopy.menu.articles;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

export async function clientLoader({ request: { signal, url } }: Route.ClientLoaderArgs) {
	const filter = readArticleFilter(Object.fromEntries(new URL(url).searchParams));
	const [list, views] = await Promise.all([
		api.get('articles', { query: new URLSearchParams(writeArticleFilter(filter)), signal }),
		api.get('views/:screen', { params: { screen: 'articles' }, signal }),
	]);
	return { filter, list, views };
}

/** All articles in any state: search, open, and bulk actions. */
export default function Articles({ loaderData }: Route.ComponentProps) {
	return <ArticleListScreen {...loaderData} />;
}
