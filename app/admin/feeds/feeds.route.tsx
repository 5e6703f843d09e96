import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/feeds.route.ts';

const title = panelCopy.menu.feeds;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

/** The dynamic import keeps the screen out of the route manifest, which every reader loads. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const [{ feeds, now }, { FeedsScreen }] = await Promise.all([
		api.get('feeds', { signal: request.signal }),
		import('./feeds-screen.tsx'),
	]);
	return { feeds, now, FeedsScreen };
}

// A search changes only the address.
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: {
	currentUrl: URL;
	nextUrl: URL;
	defaultShouldRevalidate: boolean;
}) {
	return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
		? false
		: defaultShouldRevalidate;
}

/** News sources. */
export default function Feeds({ loaderData: { feeds, now, FeedsScreen } }: Route.ComponentProps) {
	return <FeedsScreen feeds={feeds} now={now} />;
}
