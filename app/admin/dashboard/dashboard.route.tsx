import { Gaps } from '#app/admin/gaps/gaps.tsx';
import { usePanel } from '#app/admin/panel-context.ts';
import { SetupList } from '#app/admin/setup/setup-list.tsx';
import { OutboxNote } from '#app/admin/ui/outbox-note.tsx';
import { Screen } from '#app/admin/ui/screen.tsx';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { progressOf } from '#core/setup/steps.ts';
import type { Route } from './+types/dashboard.route.ts';
import { ChangeList } from './change-list.tsx';
import { Duties } from './duties.tsx';
import { LastBackups } from './last-backups.tsx';
import { LastCheckup } from './last-checkup.tsx';
import { OverviewDay } from './overview-day.tsx';
import { SecurityCard, SecurityNote } from './security-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: panelCopy.menu.dashboard,
		description: panelCopy.welcome,
		path: null,
	});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { signal } = request;
	// Setup, coverage, bots and sources are optional: without them the games are still shown.
	const [overview, setup, gaps, board, feeds] = await Promise.all([
		api.get('overview', { signal }),
		api.get('setup', { signal }).catch(() => null),
		api.get('gaps', { signal }).catch(() => null),
		api.get('bots', { signal }).catch(() => null),
		api.get('feeds', { signal }).catch(() => null),
	]);
	return { overview, setup, gaps, board, feeds };
}

/** S2.08: the welcome, and below it what an operator needs first. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
	const { overview, setup, gaps, board, feeds } = loaderData;
	const { security } = overview;
	const steps = usePanel().me.role === 'administrator' ? setup : null;
	const open = steps === null ? [] : progressOf(steps.steps).open;
	return (
		<Screen title={panelCopy.menu.dashboard}>
			<p className="welcome">{panelCopy.welcome}</p>
			{steps === null ? null : <SetupList setup={steps} />}
			{security === null ? <OutboxNote /> : <SecurityNote findings={security.findings} />}
			<Gaps initial={gaps} isBegun={!open.some(({ id }) => id === 'sources')} />
			<div className="overview">
				<OverviewDay name="today" day={overview.today} />
				<OverviewDay name="tomorrow" day={overview.tomorrow} />
			</div>
			{board === null ? null : <Duties board={board} feeds={feeds} />}
			{security === null ? null : <SecurityCard security={security} />}
			<LastCheckup checkup={overview.checkup} />
			{overview.backups === null ? null : <LastBackups backups={overview.backups} />}
			<ChangeList changes={overview.changes} />
		</Screen>
	);
}
