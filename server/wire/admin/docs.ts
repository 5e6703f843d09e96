import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { docsPaths } from '#core/site/paths-panel.ts';
import type { AdminRoute } from './admin-route.ts';
import { DOCS_PAGE_CSP, docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const CACHING = 'public, max-age=300';

/** The documentation, made at the first question: for people at /api/docs, for programs beside it. It shows no data. */
export function mountDocs(app: Hono<{ Bindings: HttpBindings }>, routes: readonly AdminRoute[]): void {
	let page: string | null = null;
	let openApi: string | null = null;
	app.get(docsPaths.page, (asked) => {
		page ??= docsPage(routes);
		return asked.html(page, 200, { 'cache-control': CACHING, 'content-security-policy': DOCS_PAGE_CSP });
	});
	app.get(docsPaths.openApi, (asked) => {
		openApi ??= `${JSON.stringify(openApiDocument(routes), null, '\t')}\n`;
		return asked.body(openApi, 200, { 'cache-control': CACHING, 'content-type': 'application/json; charset=utf-8' });
	});
}
