/**
 * Whether a request comes from a page of this site (against login CSRF and cross-site use of
 * cookies). Modern browsers send `Sec-Fetch-Site`. Older ones, and all browsers on a plain http
 * site, send `Origin` with every method except GET. It must be the public origin or the requested
 * host. Programs send neither header and no cookies.
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

/** The same, and at least one of the two headers is present: for calls authorised by a cookie. */
export function isCertainlySameOrigin(headers: Headers, publicUrl: string): boolean {
	const isSaid = headers.has('sec-fetch-site') || headers.has('origin');
	return isSaid && isSameOrigin(headers, publicUrl);
}

function hostOf(origin: string): string | undefined {
	return URL.canParse(origin) ? new URL(origin).host : undefined;
}
