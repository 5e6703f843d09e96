/** Raw header list as node:http takes it: name, value, name, value. */
export type RawHeaders = string[];

/**
 * Under this name the editor of articles reads pasted markup into a document of its own in which
 * nothing runs or loads.
 */
const CLIPBOARD_POLICY = 'ProseMirrorClipboard';

/**
 * The one policy by which a public page registers the service worker: it lets one fixed address
 * through.
 */
const WORKER_POLICY = 'guia-sw';

type PolicySources = {
	scripts?: readonly string[];
	styles?: readonly string[];
	panel?: boolean;
	registers?: boolean;
};

/**
 * What the browser may load on our pages. `scripts` and `styles` are hashes of inline ones. Nothing
 * comes from elsewhere. `panel`: its tools place things by inline styles, and show pictures before
 * they are sent. `registers`: the page registers the service worker.
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
		// No text becomes markup in the browser; the one exception is the clipboard of the panel's
		// editor (docs/decisions/0015).
		"require-trusted-types-for 'script'",
		`trusted-types ${panel ? CLIPBOARD_POLICY : registers ? WORKER_POLICY : "'none'"}`,
	].join('; ');
}

/**
 * While developing, Vite puts scripts and styles of its own into the page and speaks to the browser
 * by WebSocket.
 */
export const DEVELOPMENT_CSP =
	"default-src 'self' 'unsafe-inline' data: ws:; frame-ancestors 'none'";

/** The sign-in page keeps its hold on the window of a provider that it opens. */
export const SIGN_IN_OPENER_POLICY = 'same-origin-allow-popups';

/** The service worker asks this site only, and loads no further script. */
export const WORKER_CSP = "default-src 'none'; connect-src 'self'";

/** For answers that no browser should show as a page. */
export const NOTHING_ALLOWED =
	"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map(
	(name) => `${name}=()`,
);

const HSTS = 'max-age=31536000';

/** `hstsSubdomains`: the domain of `publicUrl` has no subdomain that is served by plain http. */
type InstallationHeaders = { publicUrl: string; demo: boolean; hstsSubdomains?: boolean };

/**
 * Headers of every answer of this installation: HSTS only where visitors come by https, nothing for
 * search engines in a demonstration.
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
