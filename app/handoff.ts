import type { EntryContext } from 'react-router';

const UNSAFE = /[&<>\u2028\u2029]/g;

/** The inline script that hands a page's data to the router in the browser, whole. */
export async function handoffScript({ serverHandoffStream, renderMeta }: EntryContext, nonce: string): Promise<string> {
	if (serverHandoffStream === undefined || !renderMeta?.didRenderScripts) return '';
	const data = await new Response(serverHandoffStream).text();
	const stream = 'window.__reactRouterContext.streamController';
	return `<script nonce="${nonce}">${stream}.enqueue(${JSON.stringify(data).replace(UNSAFE, escaped)});${stream}.close();</script>`;
}

/** Within a script a character that could end it, or a line of it, is written as JSON's own escape. */
function escaped(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
