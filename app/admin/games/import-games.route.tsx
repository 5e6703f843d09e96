import type { ShouldRevalidateFunction } from 'react-router';
import { HistoryList } from '#app/admin/importing/history-list.tsx';
import { ImportDesk } from '#app/admin/importing/import-desk.tsx';
import { SourceStep } from '#app/admin/importing/source-step.tsx';
import { Stepper } from '#app/admin/importing/stepper.tsx';
import { Screen } from '#app/admin/ui/screen.tsx';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import type { Route } from './+types/import-games.route.ts';

const title = panelCopy.menu.importGames;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: importDeskCopy.lead, path: null });

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
	const id = new URL(url).searchParams.get('lote');
	if (id !== null)
		return {
			view: await api.get('imports/:id', { params: { id }, signal }),
			history: null,
		};
	return { view: null, history: await api.get('imports', { signal }) };
}

/** A change of row view does not reload: only another import does. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}) => {
	if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
	return (
		currentUrl.searchParams.get('lote') !== nextUrl.searchParams.get('lote') ||
		currentUrl.href === nextUrl.href
	);
};

/** Imports games from a text, a file or an address in three steps. The address holds the import. */
export default function ImportGames({ loaderData: { view, history } }: Route.ComponentProps) {
	return (
		<Screen title={title}>
			{view === null ? (
				<div className="import-desk">
					<p className="import-lead">{importDeskCopy.lead}</p>
					<Stepper step="source" />
					<SourceStep />
					{history === null ? null : <HistoryList loaded={history} />}
				</div>
			) : (
				<ImportDesk key={view.id} loaded={view} />
			)}
		</Screen>
	);
}
