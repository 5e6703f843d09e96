import { pageMeta } from '#app/site/page-meta.ts';
import { setupTitle as title } from '#core/setup/copy/title.ts';
import type { Route } from './+types/setup.route.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

/** The dynamic import keeps the screen out of the route manifest, which every reader loads. */
export async function clientLoader() {
	const { SetupScreen } = await import('./setup-screen.tsx');
	return { SetupScreen };
}

/** The first steps of a guide. */
export default function Setup({ loaderData: { SetupScreen } }: Route.ComponentProps) {
	return <SetupScreen />;
}
