import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { paths } from '#core/site/paths.ts';

/** The route of the server's answer to unknown addresses. */
const NOT_FOUND_ROUTE = 'site/errors/not-found.route';
const OFFLINE_ROUTE = 'site/offline/offline.route';

if (isSamePage()) {
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		);
	});
} else {
	document.documentElement.classList.remove('js');
}

/**
 * Whether the router here would match the same page as the server. The server refuses an address
 * such as /jogos/á before routing, but the router would match it as a day. Such a page is not
 * hydrated: it works without scripts.
 */
function isSamePage(): boolean {
	const sent = (window as { __reactRouterRouteModules?: object }).__reactRouterRouteModules ?? {};
	// Served at any address while offline.
	if (OFFLINE_ROUTE in sent) return false;
	const fitsRoute = [paths.day(''), paths.game('')].some((start) =>
		window.location.pathname.toLowerCase().startsWith(start),
	);
	return !(NOT_FOUND_ROUTE in sent && fitsRoute);
}
