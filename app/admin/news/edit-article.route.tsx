import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/edit-article.route.ts';

const title = panelCopy.screens.editArticle;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.editArticle, path: null });

export default function EditArticle() {
	return <ComingScreen title={title} text={comingCopy.editArticle} icon="articles" />;
}
