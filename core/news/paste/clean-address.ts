/** Redirectors of mail and social services: host, and the parameter with the real address. */
const REDIRECTS: readonly (readonly [host: RegExp, parameter: string])[] = [
	[/^(?:www\.)?google\.[a-z.]+$/, 'q'],
	[/^lm?\.(?:facebook|instagram)\.com$/, 'u'],
	[/\.safelinks\.protection\.outlook\.com$/, 'url'],
	[/^(?:www\.)?youtube\.com$/, 'q'],
];
const REDIRECT_PATH = /^\/(?:url|l\.php|redirect|)$/;

/** Tracking parameters, which the page does not need. */
const TRACKING =
	/^(?:utm_\w+|fbclid|gclid|dclid|msclkid|igshid|igsh|mc_[ce]id|_ga|_gl|ved|usg|sa)$/;
const TRACKING_BESIDE_ADDRESS = /^(?:ved|usg|sa)$/;

/**
 * The real address of a copied link: unwrapped from a redirector and without tracking parameters.
 * Text other than a web address stays unchanged.
 */
export function cleanAddress(text: string): string {
	const url = parse(text.trim());
	if (url === null) return text.trim();
	const real = targetOf(url);
	if (real !== null) return cleanAddress(real);
	for (const name of [...url.searchParams.keys()]) {
		if (TRACKING.test(name) && !TRACKING_BESIDE_ADDRESS.test(name)) url.searchParams.delete(name);
	}
	// An unmodified query keeps its own spelling.
	return url.search === parse(text.trim())?.search ? text.trim() : url.href;
}

function targetOf({ hostname, pathname, searchParams }: URL): string | null {
	const found = REDIRECTS.find(([host]) => host.test(hostname));
	const target =
		found === undefined || !REDIRECT_PATH.test(pathname) ? null : searchParams.get(found[1]);
	return target !== null && parse(target) !== null ? target : null;
}

function parse(text: string): URL | null {
	if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
	return new URL(text);
}
