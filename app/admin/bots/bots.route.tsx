import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/bots.route.ts';

const title = panelCopy.menu.bots;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.bots, path: null });

export default function Bots() {
	return <ComingScreen title={title} text={comingCopy.bots} icon="bots" />;
}
