import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { paths } from '#core/site/paths.ts';

/** The route under which the server answers every address that it does not know. */
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
 * Whether the router here would choose the page that the server sent. An address such as /jogos/á
 * is refused by the server before any route sees it, while the router would take it for a day: such
 * a page stays as it was sent, whole and usable without script.
 */
function isSamePage(): boolean {
	const sent = (window as { __reactRouterRouteModules?: object }).__reactRouterRouteModules ?? {};
	// Shown at whatever address is asked for while the line is down.
	if (OFFLINE_ROUTE in sent) return false;
	const fitsRoute = [paths.day(''), paths.game('')].some((start) =>
		window.location.pathname.toLowerCase().startsWith(start),
	);
	return !(NOT_FOUND_ROUTE in sent && fitsRoute);
}
