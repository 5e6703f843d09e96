import type { IncomingMessage } from 'node:http';
import type { VisibleError } from '#core/copy/errors.ts';
import { callPaths, machinePaths } from '#core/site/paths/machine.ts';
import type { Asset } from './assets/assets.ts';
import type { CacheAnswer } from './cache/page-cache.ts';
import { encodingOf, holds, type PreparedPage, variantFor } from './cache/prepared-page.ts';
import { ERROR_PAGE_CSP, type ErrorForm, errorAnswerFor } from './error-pages.ts';
import { NOTHING_ALLOWED, type RawHeaders } from './security-headers.ts';

/** Everything sent except the request id. */
export type Answer = { status: number; headers: RawHeaders; body: Buffer | null };

type Asked = Pick<IncomingMessage, 'headers' | 'url'>;

const ALLOW = 'GET, HEAD';
const RETRY_AFTER_SECONDS = '5';
/** RFC 9111 §5.5 obsoleted Warning, but caches and people still read it. */
const STALE_HEADERS = ['warning', '110 - "Response is Stale"'];

/**
 * A page in the best encoding that the reader accepts, or a 304. `Server-Timing` carries the data
 * version at which the page was current, so that an open page can ask for later changes.
 */
export function pageAnswer(
	{ headers }: Asked,
	{ page, state, version }: CacheAnswer<PreparedPage>,
): Answer {
	const extra = [
		'server-timing',
		`v;desc="${version}"`,
		...(state === 'stale' ? STALE_HEADERS : []),
	];
	if (page.status === 200 && holds(headers['if-none-match'], page.etag)) {
		return { status: 304, headers: [...page.notModified, ...extra], body: null };
	}
	const chosen = variantFor(page, encodingOf(headers['accept-encoding']));
	return { status: page.status, headers: [...chosen.headers, ...extra], body: chosen.body };
}

/** A file of the built site. */
export function assetAnswer({ headers }: Asked, file: Asset): Answer {
	if (holds(headers['if-none-match'], file.etag))
		return { status: 304, headers: file.notModified, body: null };
	const encoding = encodingOf(headers['accept-encoding']);
	const packed = encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : null;
	return { status: 200, ...(packed ?? file.plain) };
}

/** Answers that depend only on the installation: `common` = its headers. */
export function createAnswers(common: RawHeaders) {
	function uncached(status: number, headers: RawHeaders, body: string): Answer {
		const bytes = Buffer.from(body);
		const length = status === 204 ? [] : ['content-length', String(bytes.length)];
		return { status, headers: [...headers, ...length, ...common], body: bytes };
	}

	return {
		/** An error that no page renders, in the form that the client reads. */
		error(request: Asked, problem: VisibleError, requestId: string | null): Answer {
			const { status, contentType, body } = errorAnswerFor(problem, formFor(request), requestId);
			const csp = contentType.startsWith('text/html') ? ERROR_PAGE_CSP : NOTHING_ALLOWED;
			const allow = status === 405 ? ['allow', ALLOW] : [];
			const retry = status === 503 ? ['retry-after', RETRY_AFTER_SECONDS] : [];
			const headers = [
				'content-type',
				contentType,
				'cache-control',
				'no-store',
				'vary',
				'accept',
				'content-security-policy',
				csp,
			];
			return uncached(status, [...headers, ...allow, ...retry], body);
		},
		/** A permanent redirect may be cached briefly, one to the sign-in page may not. */
		redirect({ location, status }: { location: string; status: 302 | 308 }): Answer {
			const caching = status === 308 ? 'public, max-age=300' : 'no-store';
			return uncached(
				status,
				[
					'location',
					location,
					'cache-control',
					caching,
					'content-security-policy',
					NOTHING_ALLOWED,
				],
				'',
			);
		},
		json(status: number, value: object): Answer {
			const headers = [
				'content-type',
				'application/json; charset=utf-8',
				'cache-control',
				'no-store',
			];
			return uncached(
				status,
				[...headers, 'content-security-policy', NOTHING_ALLOWED],
				`${JSON.stringify(value)}\n`,
			);
		},
		options(): Answer {
			return uncached(
				204,
				[
					'allow',
					`${ALLOW}, OPTIONS`,
					'cache-control',
					'no-store',
					'content-security-policy',
					NOTHING_ALLOWED,
				],
				'',
			);
		},
	};
}

export type Answers = ReturnType<typeof createAnswers>;

/** Whether a path belongs to the JSON API. */
export function isApi(path: string): boolean {
	return path === callPaths.api || path.startsWith(`${callPaths.api}/`);
}

/** JSON for programs, plain text for navigation data, a page for everyone else. */
function formFor({ url = '', headers }: Asked): ErrorForm {
	const [path = ''] = url.split('?', 1);
	if (isApi(path) || path === machinePaths.live || path === machinePaths.ready) return 'json';
	if (path.endsWith('.data')) return 'text';
	const accept = headers.accept ?? '';
	return /\bjson\b/.test(accept) && !accept.includes('text/html') ? 'json' : 'html';
}
