import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/games.route.ts';

const title = panelCopy.menu.games;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.games, path: null });

export default function Games() {
	return <ComingScreen title={title} text={comingCopy.games} icon="games" />;
}
