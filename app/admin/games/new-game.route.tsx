import { useSearchParams } from 'react-router';
import { Screen } from '#app/admin/ui/screen.tsx';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import type { Overview } from '#core/admin/overview.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { parseDay } from '#core/site/dates.ts';
import { DAY_PARAMETER } from '#core/site/paths.ts';
import type { Route } from './+types/new-game.route.ts';
import { GameForm } from './form/game-form.tsx';

const title = panelCopy.menu.newGame;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: title, path: null });

/** What today is, the server says: the guide may run on a clock of its own. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	return (await api.get<Overview>('overview', request.signal)).today.day;
}

/** Saving does not change what today is. */
export const shouldRevalidate = () => false;

/** A new game; `?dia=` begins on another day. */
export default function NewGame({ loaderData: today }: Route.ComponentProps) {
	const [query] = useSearchParams();
	return (
		<Screen title={title}>
			<GameForm record={null} day={parseDay(query.get(DAY_PARAMETER) ?? '') ?? today} justSaved={false} />
		</Screen>
	);
}
