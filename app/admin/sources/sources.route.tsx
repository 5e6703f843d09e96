import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/sources.route.ts';
import { SourcesScreen } from './sources-screen.tsx';

const title = panelCopy.screens.sources;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

/** Followed sources of games, and the catalogue. */
export default SourcesScreen;
