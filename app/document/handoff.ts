import type { EntryContext } from 'react-router';

const UNSAFE = /[&<>\u2028\u2029]/g;

/**
 * The data that the page's loaders pass to the router in the browser. The stream can be read once.
 */
export async function readHandoff({ serverHandoffStream }: EntryContext): Promise<string> {
	return serverHandoffStream === undefined ? '' : await new Response(serverHandoffStream).text();
}

/**
 * The inline script that hands a page's data to the browser's router. Whether the page needs it is
 * known only after rendering.
 */
export function handoffScript(data: string, { renderMeta }: EntryContext, nonce: string): string {
	if (data === '' || !renderMeta?.didRenderScripts) return '';
	const stream = 'window.__reactRouterContext.streamController';
	return `<script nonce="${nonce}">${stream}.enqueue(${JSON.stringify(data).replace(UNSAFE, escaped)});${stream}.close();</script>`;
}

/** Characters that could end the script, or a line of it, become JSON escapes. */
function escaped(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
