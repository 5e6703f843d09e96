import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

const RENDER_TIMEOUT_MS = 5_000;

/** Renders a document whole: the page cache stores complete pages, so nothing is gained by streaming a part. */
export default async function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext): Promise<Response> {
	const html = await new Promise<string>((resolve, reject) => {
		const stream = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
			onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
			onShellError: reject,
			onError: reject,
		});
		const timer = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS);
		timer.unref();
	});
	headers.set('content-type', 'text/html; charset=utf-8');
	return new Response(html, { status, headers });
}
