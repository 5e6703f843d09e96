import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/import-games.route.ts';

const title = panelCopy.menu.importGames;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.importGames, path: null });

export default function ImportGames() {
	return <ComingScreen title={title} text={comingCopy.importGames} icon="import-games" />;
}
