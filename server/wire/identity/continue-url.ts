import { safeDestination } from '#core/site/destination.ts';
import { DESTINATION_PARAMETER, paths } from '#core/site/paths.ts';
import { WireError } from './wire-error.ts';
import type { Call } from './wire-method.ts';

/**
 * The page to open after a link from an e-mail: a path of this site. Undefined when the client gave
 * none, or an external page that an administrator allowed. The link itself always leads to this
 * site.
 * @throws WireError
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
		// The link already leads to the sign-in page: its own destination is what counts.
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
