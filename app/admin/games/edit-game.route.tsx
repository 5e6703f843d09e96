import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/edit-game.route.ts';

const title = panelCopy.screens.editGame;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.editGame, path: null });

export default function EditGame() {
	return <ComingScreen title={title} text={comingCopy.editGame} icon="games" />;
}
