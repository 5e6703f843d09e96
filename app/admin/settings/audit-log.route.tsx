import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/audit-log.route.ts';

const title = panelCopy.screens.auditLog;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.auditLog, path: null });

export default function AuditLog() {
	return <ComingScreen title={title} text={comingCopy.auditLog} icon="log" />;
}
