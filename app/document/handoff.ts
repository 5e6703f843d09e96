import type { EntryContext } from 'react-router';

const UNSAFE = /[&<>\u2028\u2029]/g;

/**
 * What the router in the browser will be told of a page: everything that its loaders answered. Can
 * be read once.
 */
export async function readHandoff({ serverHandoffStream }: EntryContext): Promise<string> {
	return serverHandoffStream === undefined ? '' : await new Response(serverHandoffStream).text();
}

/**
 * The inline script that hands a page's data to the router in the browser, whole; known to be
 * needed once the page is rendered.
 */
export function handoffScript(data: string, { renderMeta }: EntryContext, nonce: string): string {
	if (data === '' || !renderMeta?.didRenderScripts) return '';
	const stream = 'window.__reactRouterContext.streamController';
	return `<script nonce="${nonce}">${stream}.enqueue(${JSON.stringify(data).replace(UNSAFE, escaped)});${stream}.close();</script>`;
}

/**
 * Within a script a character that could end it, or a line of it, is written as JSON's own escape.
 */
function escaped(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
