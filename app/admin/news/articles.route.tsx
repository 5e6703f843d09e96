import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/articles.route.ts';

const title = panelCopy.menu.articles;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.articles, path: null });

export default function Articles() {
	return <ComingScreen title={title} text={comingCopy.articles} icon="articles" />;
}
