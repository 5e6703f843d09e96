import { randomBytes } from 'node:crypto';
import {
	type EntryContext,
	type HandleErrorFunction,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router';
import { brandConsole } from '#core/brand/copy/brand.ts';
import { frameCopy } from '#core/copy/frame.ts';
import { askedState, keepStateInLinks, stateFields } from '#core/site/asked-state.ts';
import { isPanel } from '#core/site/panel-address.ts';
import { paths } from '#core/site/paths.ts';
import { registersWorker } from '#core/site/registers-worker.ts';
import { scriptJson } from '#core/site/safe-json.ts';
import { byType, jsonLd, type SchemaNode } from '#core/site/structured-data.ts';
import { fingerprintOf, UNCHANGED } from '#server/http/cache/fingerprint.ts';
import { errorAnswer } from '#server/http/render/guard-loaders.ts';
import type { BrandLoad } from '#server/http/render/render-context.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { assembleDocument } from './document/document.server.ts';
import { handoffScript, readHandoff } from './document/handoff.ts';
import { NonceContext } from './document/nonce.ts';
import { renderContext } from './document/render-context.ts';
import { renderWhole } from './document/render-whole.server.tsx';

/**
 * Renders a document whole: the page cache stores complete pages, so nothing is gained by streaming
 * a part. React's stream renderer would take twice as long for the same list. What React Router
 * streams behind the page, the data for the browser, is written there at once.
 */
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
			<ServerRouter
				context={{ ...routerContext, serverHandoffStream: undefined }}
				url={request.url}
				nonce={nonce}
			/>
		</NonceContext>
	);
	const { pathname, search } = new URL(request.url);
	const { page: notes, brand, known, offline } = loadContext.get(renderContext);
	try {
		const data = await readHandoff(routerContext);
		const structured = byType(notes.structuredData);
		notes.fingerprint = fingerprintOf([data, status, structured, brand.outcome]);
		if (notes.fingerprint === known) return new Response(null, { status: UNCHANGED });
		// Rendered before the data is written: only then the router knows whether the page has scripts
		// to hand it to.
		const uf = askedState(search);
		const body = keepStateInLinks(renderWhole(page), uf);
		const words = isPanel(pathname) ? FIRST_WORDS : '';
		const end =
			words +
			stateFields(body, uf) +
			describe(structured) +
			reportBrand(brand.outcome, nonce) +
			handoffScript(data, routerContext, nonce);
		const { bytes, sources } = assembleDocument({
			rendered: body,
			scripts: end,
			nonce,
			start: isTool(pathname) ? 'painted' : 'used',
		});
		request.signal.throwIfAborted();
		// The words of one state are a variant of the page, which stands for itself.
		if (uf !== null) headers.set('x-robots-tag', 'noindex');
		headers.set('content-type', 'text/html; charset=utf-8');
		headers.set(
			'content-security-policy',
			contentSecurityPolicy({
				scripts: sources,
				panel: isPanel(pathname),
				registers: offline && registersWorker(pathname),
			}),
		);
		notes.document = bytes;
		return new Response(null, { status, headers });
	} catch (error) {
		// React Router renders once more, with the error boundary in the place of what failed.
		throw errorAnswer(error, loadContext.get(renderContext));
	}
}

/**
 * S2.11 on a hard load of the panel: outside React, which shows nothing until the first word about
 * the session (S4.02); a screen hides it.
 */
const FIRST_WORDS = `<p class="first-words" role="status">${frameCopy.loading}</p>`;

/** Pages that are nothing without their scripts. */
function isTool(pathname: string): boolean {
	return isPanel(pathname) || pathname === paths.login || pathname === paths.preferences;
}

/**
 * Structured data is a data block, which no policy forbids; React would write it again on each
 * navigation, so it stands outside React.
 */
function describe(nodes: readonly SchemaNode[]): string {
	return nodes.length === 0
		? ''
		: `<script type="application/ld+json">${scriptJson(jsonLd(nodes))}</script>`;
}

/**
 * S8.01, S8.02: the outcome of the one read of the brand, told where an operator looks for it, also
 * while no module has run yet.
 */
function reportBrand(outcome: BrandLoad['outcome'], nonce: string): string {
	if (outcome === 'loaded') return '';
	const call =
		outcome === 'missing' ? `warn('${brandConsole.missing}')` : `error('${brandConsole.failed}')`;
	return `<script nonce="${nonce}">console.${call}</script>`;
}

/** Errors that no loader guard saw: of rendering and of the router itself. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (!request.signal.aborted && !(error instanceof Response))
		context.get(renderContext).report(error);
};
