import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { reportPanelCopy } from '#core/reports/copy/panel.ts';
import type { Route } from './+types/reports.route.ts';
import { ReportQueue } from './report-queue.tsx';

const { title } = reportPanelCopy;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	return api.get('reports', { signal: request.signal });
}

/** What readers say is wrong: a view of the games. */
export default function Reports({ loaderData }: Route.ComponentProps) {
	return <ReportQueue first={loaderData} />;
}
