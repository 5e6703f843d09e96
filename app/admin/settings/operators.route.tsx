import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/operators.route.ts';

const title = panelCopy.screens.operators;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.operators, path: null });

export default function Operators() {
	return <ComingScreen title={title} text={comingCopy.operators} icon="team" />;
}
