import { safeDestination } from '#core/site/destination.ts';
import { paths } from '#core/site/paths.ts';

/** The official client's names for the ways to start a provider sign-in. */
export const PROVIDER_FLOWS = [
	'signInViaPopup',
	'linkViaPopup',
	'reauthViaPopup',
	'signInViaRedirect',
	'linkViaRedirect',
	'reauthViaRedirect',
] as const;
export type ProviderFlow = (typeof PROVIDER_FLOWS)[number];

/** The outcome of a provider sign-in, in the official client's format. */
export type ProviderEvent = {
	type: ProviderFlow;
	eventId: string | null;
	urlResponse: string | null;
	sessionId: string | null;
	postBody: string | null;
	tenantId: null;
	error?: { code: string; message: string };
};

/**
 * BroadcastChannel from the popup to the page that opened it: works even when the provider severs
 * the opener.
 */
export const PROVIDER_CHANNEL = 'guia-provider';
/** sessionStorage key of the outcome, for the page to which a redirect returns. */
export const PROVIDER_EVENT_KEY = 'guia-provider-event';

/** A popup reports to its opener; a redirect needs a page to return to. */
export function isPopupFlow(type: ProviderFlow): boolean {
	return type.endsWith('Popup');
}

/**
 * The page to which a redirect returns: any path of this site, including the sign-in page. Anything
 * else becomes the sign-in page (V03).
 */
export function returnPath(text: string | null): string {
	const isSignIn = text === paths.login || text?.startsWith(`${paths.login}?`) === true;
	if (!isSignIn) return safeDestination(text) ?? paths.login;
	const query = safeDestination(paths.home + (text ?? '').slice(paths.login.length));
	return query === null ? paths.login : paths.login + query.slice(paths.home.length);
}
