import { safeDestination } from '#core/site/destination.ts';
import { paths } from '#core/site/paths.ts';

/** The official client's words for how a sign-in through a provider began. */
export const PROVIDER_FLOWS = [
	'signInViaPopup',
	'linkViaPopup',
	'reauthViaPopup',
	'signInViaRedirect',
	'linkViaRedirect',
	'reauthViaRedirect',
] as const;
export type ProviderFlow = (typeof PROVIDER_FLOWS)[number];

/** What a sign-in through a provider came to, as the official client takes it. */
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
 * By which the page of a popup tells the page that opened it: works also when the provider cuts the
 * two windows apart.
 */
export const PROVIDER_CHANNEL = 'guia-provider';
/**
 * Under which, in the storage of the tab, the outcome waits for the page to which a redirect
 * returns.
 */
export const PROVIDER_EVENT_KEY = 'guia-provider-event';

/** Popups come back by themselves, redirects to a page. */
export function isPopupFlow(type: ProviderFlow): boolean {
	return type.endsWith('Popup');
}

/**
 * The page of this site to which a redirect returns: any path of ours, the sign-in page included;
 * that page for anything else (V03).
 */
export function returnPath(text: string | null): string {
	const isSignIn = text === paths.login || text?.startsWith(`${paths.login}?`) === true;
	if (!isSignIn) return safeDestination(text) ?? paths.login;
	const query = safeDestination(paths.home + (text ?? '').slice(paths.login.length));
	return query === null ? paths.login : paths.login + query.slice(paths.home.length);
}
