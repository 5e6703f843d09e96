import { lazy, Suspense } from 'react';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/new-article.route.ts';

const title = panelCopy.screens.newArticle;
const ArticleScreen = lazy(async () => ({
	default: (await import('./article/article-screen.client.tsx')).ArticleScreen,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

/** Each visit starts a new article; one already started has its own address by then. */
export function clientLoader() {
	return { begunAt: performance.now() };
}

export default function NewArticle({ loaderData: { begunAt } }: Route.ComponentProps) {
	return (
		<Suspense fallback={<p role="status">{panelCopy.loading}</p>}>
			<ArticleScreen key={begunAt} given={null} heading={title} />
		</Suspense>
	);
}
