/**
 * Whether a request comes from a page of ours (login CSRF, and use of the cookies by others).
 * Browsers say so themselves; those that do not send `Sec-Fetch-Site` (older ones, and all of them
 * where the site is plain http) still send `Origin` with everything but GET: it has to be our
 * public origin, or the host that was asked. Programs send neither and carry no cookies of anybody.
 */
export function isSameOrigin(headers: Headers, publicUrl: string): boolean {
	const site = headers.get('sec-fetch-site');
	if (site !== null) return site === 'same-origin';
	const origin = headers.get('origin');
	return (
		origin === null ||
		origin === new URL(publicUrl).origin ||
		hostOf(origin) === headers.get('host')
	);
}

/** The same, and at least one of the two headers is there: for calls that a cookie authorises. */
export function isCertainlySameOrigin(headers: Headers, publicUrl: string): boolean {
	const isSaid = headers.has('sec-fetch-site') || headers.has('origin');
	return isSaid && isSameOrigin(headers, publicUrl);
}

function hostOf(origin: string): string | undefined {
	return URL.canParse(origin) ? new URL(origin).host : undefined;
}
