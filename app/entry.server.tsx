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
 * Renders the whole document: the page cache stores complete pages, so streaming gains nothing.
 * React's stream renderer would take twice as long for the same list. The data that React Router
 * would stream is written at the end of the page.
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
		// Rendered before the data is written: only then does the router know whether the page has
		// scripts.
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
		// A page for one state is a variant: only the page without a state is indexed.
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
		// React Router renders once more, with the error boundary in place of the failed part.
		throw errorAnswer(error, loadContext.get(renderContext));
	}
}

/**
 * S2.11 on a hard load of the panel. It is outside React, which renders nothing until the session
 * status is known (S4.02). A screen hides it.
 */
const FIRST_WORDS = `<p class="first-words" role="status">${frameCopy.loading}</p>`;

/** Pages that are useless without their scripts. */
function isTool(pathname: string): boolean {
	return isPanel(pathname) || pathname === paths.login || pathname === paths.preferences;
}

/**
 * Structured data is a data block, which no policy forbids. It is outside React, which would write
 * it again on each navigation.
 */
function describe(nodes: readonly SchemaNode[]): string {
	return nodes.length === 0
		? ''
		: `<script type="application/ld+json">${scriptJson(jsonLd(nodes))}</script>`;
}

/**
 * S8.01, S8.02: reports the outcome of the single brand read in the console, even before any module
 * runs.
 */
function reportBrand(outcome: BrandLoad['outcome'], nonce: string): string {
	if (outcome === 'loaded') return '';
	const call =
		outcome === 'missing' ? `warn('${brandConsole.missing}')` : `error('${brandConsole.failed}')`;
	return `<script nonce="${nonce}">console.${call}</script>`;
}

/** Errors that no loader guard caught: of rendering and of the router itself. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (!request.signal.aborted && !(error instanceof Response))
		context.get(renderContext).report(error);
};
