import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/feeds.route.ts';

const title = panelCopy.menu.feeds;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.feeds, path: null });

export default function Feeds() {
	return <ComingScreen title={title} text={comingCopy.feeds} icon="feeds" />;
}
