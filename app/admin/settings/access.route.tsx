import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/access.route.ts';

const title = panelCopy.screens.access;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.access, path: null });

export default function Access() {
	return <ComingScreen title={title} text={comingCopy.access} icon="lock" />;
}
