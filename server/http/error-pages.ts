import { createHash } from 'node:crypto';
import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { errorCopy, errorFrame, type VisibleError } from '#core/copy/errors.ts';
import { paths } from '#core/site/paths.ts';
import { ERROR_STATUS } from './error-status.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const STATUS = {
	...ERROR_STATUS,
	'headers-too-large': 431,
	'request-timeout': 408,
	internal: 500,
} as const satisfies Record<VisibleError, number>;

const STYLE = `:root{color-scheme:dark light;--ground:#0a0f0c;--ink:#f2f7f3;--quiet:#b3c0b8;--grass:#46dc82;--on-grass:#04140a}
@media (prefers-color-scheme:light){:root{--ground:#f7faf7;--ink:#0c1510;--quiet:#48564d;--grass:#0c6b35;--on-grass:#fff}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:17px/1.5 "Helvetica Neue",Arial,sans-serif}
main{max-width:34rem;padding:2rem 1.5rem}p{color:var(--quiet);margin:.75rem 0}
.status{font-size:15px;letter-spacing:.02em}h1{font-size:30px;line-height:1.15;margin:.25rem 0}
a{display:inline-block;margin-top:1rem;padding:.7rem 1.1rem;border-radius:10px;background:var(--grass);color:var(--on-grass);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}code{font-size:15px}`;

/** The CSP of these pages: one inline style, no scripts. */
export const ERROR_PAGE_CSP = contentSecurityPolicy({
	styles: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
});

type ErrorAnswer = { status: number; contentType: string; body: string };
export type ErrorForm = 'html' | 'json' | 'text';

/**
 * The complete response to an error that no page renders, in the client's form: a page without
 * scripts, JSON, or plain text for navigation data (the router shows it verbatim). Only the request
 * id varies.
 */
export function errorAnswerFor(
	error: VisibleError,
	form: ErrorForm,
	requestId: string | null,
): ErrorAnswer {
	const status = STATUS[error];
	if (form === 'html')
		return {
			status,
			contentType: 'text/html; charset=utf-8',
			body: page(error, status, requestId),
		};
	if (form === 'text')
		return { status, contentType: 'text/plain; charset=utf-8', body: sentence(error, requestId) };
	const body = {
		error: {
			code: error,
			message: errorCopy[error].text,
			...(requestId === null ? {} : { requestId }),
		},
	};
	return {
		status,
		contentType: 'application/json; charset=utf-8',
		body: `${JSON.stringify(body)}\n`,
	};
}

function sentence(error: VisibleError, requestId: string | null): string {
	const { title, text } = errorCopy[error];
	return `${title}. ${text}${requestId === null ? '' : ` ${errorFrame.requestId} ${requestId}`}`;
}

/**
 * All texts are ours, and the request id contains only letters, digits and hyphens: nothing needs
 * escaping.
 */
function page(error: VisibleError, status: number, requestId: string | null): string {
	const { title, text } = errorCopy[error];
	const heading = error === 'internal' ? errorFrame.unexpectedHeading : title;
	const code = requestId === null ? '' : `<p>${errorFrame.requestId} <code>${requestId}</code></p>`;
	return `<!DOCTYPE html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title} - ${DEFAULT_BRAND.nomeApp}</title><style>${STYLE}</style></head>
<body><main><p class="status">${errorFrame.status(status, title)}</p><h1>${heading}</h1><p>${text}</p>${code}<a href="${paths.today}">${errorFrame.goHome}</a></main></body></html>
`;
}
