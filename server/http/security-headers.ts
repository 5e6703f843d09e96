/** Raw header list for node:http: name, value, name, value. */
export type RawHeaders = string[];

/** Trusted Types policy of the article editor: it parses pasted markup into an inert document. */
const CLIPBOARD_POLICY = 'ProseMirrorClipboard';

/**
 * The only policy of public pages: it registers the service worker and allows one fixed address.
 */
const WORKER_POLICY = 'guia-sw';

type PolicySources = {
	scripts?: readonly string[];
	styles?: readonly string[];
	panel?: boolean;
	registers?: boolean;
};

/**
 * The CSP of our pages. `scripts` and `styles` are hashes of inline ones; everything else is
 * same-origin. `panel`: its tools use inline styles and preview pictures before the upload.
 * `registers`: the page registers the service worker.
 */
export function contentSecurityPolicy({
	scripts = [],
	styles = [],
	panel = false,
	registers = false,
}: PolicySources = {}): string {
	return [
		"default-src 'none'",
		['script-src', "'self'", ...scripts].join(' '),
		['style-src', "'self'", ...(panel ? ["'unsafe-inline'"] : styles)].join(' '),
		panel ? "img-src 'self' data: blob:" : "img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		`worker-src ${registers ? "'self'" : "'none'"}`,
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		// No string becomes markup in the browser, except the clipboard of the panel's editor
		// (docs/decisions/0015).
		"require-trusted-types-for 'script'",
		`trusted-types ${panel ? CLIPBOARD_POLICY : registers ? WORKER_POLICY : "'none'"}`,
	].join('; ');
}

/** In development Vite injects scripts and styles and uses a WebSocket. */
export const DEVELOPMENT_CSP =
	"default-src 'self' 'unsafe-inline' data: ws:; frame-ancestors 'none'";

/** The sign-in page must keep access to the provider's popup. */
export const SIGN_IN_OPENER_POLICY = 'same-origin-allow-popups';

/** The service worker contacts only this site and loads no other scripts. */
export const WORKER_CSP = "default-src 'none'; connect-src 'self'";

/** For responses that browsers must not render as a page. */
export const NOTHING_ALLOWED =
	"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map(
	(name) => `${name}=()`,
);

const HSTS = 'max-age=31536000';

/** `hstsSubdomains`: no subdomain of `publicUrl` is served over plain http. */
type InstallationHeaders = { publicUrl: string; demo: boolean; hstsSubdomains?: boolean };

/**
 * Headers of every response of this installation: HSTS only for https, noindex for a demonstration.
 */
export function commonHeaders({
	publicUrl,
	demo,
	hstsSubdomains = false,
}: InstallationHeaders): RawHeaders {
	const headers = [
		['x-content-type-options', 'nosniff'],
		['referrer-policy', 'strict-origin-when-cross-origin'],
		['permissions-policy', PERMISSIONS.join(', ')],
		['cross-origin-opener-policy', 'same-origin'],
		['cross-origin-resource-policy', 'same-origin'],
	];
	if (publicUrl.startsWith('https:'))
		headers.push([
			'strict-transport-security',
			hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS,
		]);
	if (demo) headers.push(['x-robots-tag', 'noindex, nofollow']);
	return headers.flat();
}
