import { safeDestination } from '#core/site/destination.ts';
import { DESTINATION_PARAMETER, paths } from '#core/site/paths.ts';
import { WireError } from './wire-error.ts';
import type { Call } from './wire-method.ts';

/**
 * Where a link of a mail goes on to afterwards: a path of this site, undefined when the client
 * asked for none or for a page elsewhere that an administrator allowed (the link itself always
 * leads to us). @throws WireError
 */
export async function destinationOf(
	{ identity, publicUrl }: Call,
	continueUrl: string | undefined,
): Promise<string | undefined> {
	if (continueUrl === undefined || continueUrl === '') return undefined;
	if (!URL.canParse(continueUrl)) throw new WireError('INVALID_CONTINUE_URI');
	const url = new URL(continueUrl);
	if (url.protocol !== 'http:' && url.protocol !== 'https:')
		throw new WireError('INVALID_CONTINUE_URI');
	if (url.origin === new URL(publicUrl).origin) {
		// The link leads to the sign-in page by itself: what counts is where that page was to go on to.
		const wanted =
			url.pathname === paths.login
				? url.searchParams.get(DESTINATION_PARAMETER)
				: url.pathname + url.search;
		return safeDestination(wanted) ?? undefined;
	}
	const { authorizedDomains } = await identity.settings();
	if (
		!authorizedDomains.some(
			(domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
		)
	)
		throw new WireError('UNAUTHORIZED_DOMAIN');
	return undefined;
}
