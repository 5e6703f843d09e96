import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/new-game.route.ts';

const title = panelCopy.menu.newGame;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.newGame, path: null });

export default function NewGame() {
	return <ComingScreen title={title} text={comingCopy.newGame} icon="new-game" />;
}
