import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/account.route.ts';

const title = panelCopy.screens.account;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.account, path: null });

export default function Account() {
	return <ComingScreen title={title} text={comingCopy.account} icon="account" />;
}
