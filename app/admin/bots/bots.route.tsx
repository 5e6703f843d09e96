import { useQuery } from '@tanstack/react-query';
import { readOf } from '#app/admin/data/read-of.ts';
import { Screen } from '#app/admin/ui/screen.tsx';
import { useQuery as useAddress } from '#app/admin/ui/use-query.ts';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { botPanelCopy } from '#core/bots/copy/panel.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/bots.route.ts';
import { BotList } from './bot-list.tsx';
import { BotScreen } from './bot-screen.tsx';
import { DeadRuns } from './dead-runs.tsx';
import { WorkerNote } from './worker-note.tsx';

const title = panelCopy.menu.bots;
const BUSY_MS = 1_500;
const QUIET_MS = 8_000;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: botPanelCopy.lead, path: null });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	return api.get('bots', { signal: request.signal });
}

// Choosing a bot changes only the address: polling keeps the screen up to date.
export const shouldRevalidate = () => false;

/** All bots, or the one in `?bot=`, with their current state on the server. */
export default function Bots({ loaderData }: Route.ComponentProps) {
	const board = useQuery({
		...readOf('bots'),
		initialData: loaderData,
		refetchInterval: ({ state }) =>
			state.data?.bots.some(({ open }) => open !== null) ? BUSY_MS : QUIET_MS,
	});
	const [query] = useAddress();
	const { data: value, isError: lost } = board;
	const refresh = async () => void (await board.refetch());
	const chosen = value.bots.find(({ id }) => id === query.get('bot'));
	if (chosen !== undefined)
		return <BotScreen key={chosen.id} bot={chosen} board={value} lost={lost} onDone={refresh} />;
	return (
		<Screen title={title}>
			<p className="welcome">{botPanelCopy.lead}</p>
			<WorkerNote board={value} lost={lost} />
			<DeadRuns runs={value.dead} now={value.now} onDone={refresh} />
			<BotList bots={value.bots} now={value.now} onDone={refresh} />
		</Screen>
	);
}
