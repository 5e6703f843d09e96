import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/sources.route.ts';

const title = panelCopy.screens.sources;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

/** The dynamic import keeps the screen out of the route manifest, which every reader loads. */
export async function clientLoader() {
	const { SourcesScreen } = await import('./sources-screen.tsx');
	return { SourcesScreen };
}

/** Followed sources of games, and the catalogue. */
export default function Sources({ loaderData: { SourcesScreen } }: Route.ComponentProps) {
	return <SourcesScreen />;
}
