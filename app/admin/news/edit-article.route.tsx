import { lazy, Suspense } from 'react';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/edit-article.route.ts';

const title = panelCopy.screens.editArticle;
const ArticleScreen = lazy(async () => ({
	default: (await import('./article/article-screen.client.tsx')).ArticleScreen,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
	return api.get('articles/:id', { params: { id: params.articleId }, signal: request.signal });
}

export default function EditArticle({ loaderData: record }: Route.ComponentProps) {
	return (
		<Suspense fallback={<p role="status">{panelCopy.loading}</p>}>
			<ArticleScreen key={record.article.id} given={record} heading={title} />
		</Suspense>
	);
}
