import { pageMeta } from '#app/site/page-meta.ts';
import { setupTitle as title } from '#core/setup/copy/title.ts';
import type { Route } from './+types/setup.route.ts';
import { SetupScreen } from './setup-screen.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

/** The first steps of a guide. */
export default SetupScreen;
