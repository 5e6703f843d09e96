import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/new-article.route.ts';

const title = panelCopy.screens.newArticle;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.newArticle, path: null });

export default function NewArticle() {
	return <ComingScreen title={title} text={comingCopy.newArticle} icon="articles" />;
}
