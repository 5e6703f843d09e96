import { Screen } from '#app/admin/ui/screen.tsx';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import type { Overview } from '#core/admin/overview.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/dashboard.route.ts';
import { ChangeList } from './change-list.tsx';
import { OverviewDay } from './overview-day.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: panelCopy.menu.dashboard, description: panelCopy.welcome, path: null });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	return api.get<Overview>('overview', request.signal);
}

/** S2.08: the welcome, and under it what an operator needs first. */
export default function Dashboard({ loaderData: overview }: Route.ComponentProps) {
	return (
		<Screen title={panelCopy.menu.dashboard}>
			<p className="welcome">{panelCopy.welcome}</p>
			<div className="overview">
				<OverviewDay name="today" day={overview.today} />
				<OverviewDay name="tomorrow" day={overview.tomorrow} />
			</div>
			<ChangeList changes={overview.changes} />
		</Screen>
	);
}
