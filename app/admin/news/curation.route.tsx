import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/curation.route.ts';

const title = panelCopy.menu.curation;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.curation, path: null });

export default function Curation() {
	return <ComingScreen title={title} text={comingCopy.curation} icon="curation" />;
}
