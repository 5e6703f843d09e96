import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { errorAnswer } from '#server/http/guard-loaders.ts';
import { sealInlineScripts } from '#server/http/inline-scripts.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { NonceContext } from './nonce.ts';
import { renderContext } from './render-context.ts';

/** Renders a document whole: the page cache stores complete pages, so nothing is gained by streaming a part. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const nonce = randomBytes(16).toString('base64url');
	const page = (
		<NonceContext value={nonce}>
			<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
		</NonceContext>
	);
	try {
		const { html, sources } = sealInlineScripts(await renderWhole(page, nonce, request.signal), nonce);
		headers.set('content-type', 'text/html; charset=utf-8');
		headers.set('content-security-policy', contentSecurityPolicy({ scripts: sources }));
		return new Response(html, { status, headers });
	} catch (error) {
		// React Router renders once more, with the error boundary in the place of what failed.
		throw errorAnswer(error, loadContext.get(renderContext));
	}
}

function renderWhole(page: ReactElement, nonce: string, signal: AbortSignal): Promise<string> {
	return new Promise((resolve, reject) => {
		const stream = renderToPipeableStream(page, {
			nonce,
			onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
			onShellError: reject,
			onError: reject,
		});
		signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
	});
}

/** Errors that no loader guard saw: of rendering and of the router itself. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (!request.signal.aborted && !(error instanceof Response)) context.get(renderContext).report(error);
};
