import { safeDestination } from '#core/site/destination.ts';
import { panelPaths, SIGN_IN_ACTIONS, type SignInAction } from '#core/site/paths/panel.ts';
import { DESTINATION_PARAMETER } from '#core/site/paths.ts';

/**
 * What the address of the sign-in page asks for. `href` = the whole address: the official client
 * reads its links from it.
 */
export type Arrival = {
	destination: string;
	action: SignInAction | null;
	code: string;
	href: string;
};

/** Parses the address of the sign-in page. The destination is always a page of this site (V03). */
export function readArrival(href: string): Arrival {
	const query = new URL(href).searchParams;
	const mode = query.get('mode');
	const action = SIGN_IN_ACTIONS.find((name) => name === mode) ?? null;
	const code = query.get('oobCode') ?? '';
	return {
		destination: safeDestination(query.get(DESTINATION_PARAMETER)) ?? panelPaths.dashboard,
		action: code === '' ? null : action,
		code,
		href,
	};
}
