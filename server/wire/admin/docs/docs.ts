import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { lazily } from '#core/kit/lazily.ts';
import { MANUAL_FILES, manualPath } from '#core/site/paths/manual.ts';
import { docsPaths } from '#core/site/paths/panel.ts';
import type { AdminRoute } from '#server/wire/admin/admin-route.ts';
import type { PageAccess } from '#server/wire/identity/page-access.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { mountToolPage } from './tool-page.ts';

type Asked = Context<{ Bindings: HttpBindings }>;

type DocsOptions = {
	routes: readonly AdminRoute[];
	accessOf: PageAccess;
	/** @throws Refusal without an ID token of an operator. */
	requireToken(asked: Asked): Promise<unknown>;
};

/**
 * The documentation, generated at the first request: a page at /api/docs, OpenAPI beside it, and
 * the operators' manual. It shows no data, but only operators may see what the panel can do (ASVS
 * 13.4.5). Browsers use their session, after a sign-in if needed; programs use an ID token.
 */
export function mountDocs(
	app: Hono<{ Bindings: HttpBindings }>,
	{ routes, accessOf, requireToken }: DocsOptions,
): void {
	const make = lazily(() => docsPage(routes));
	mountToolPage(app, { path: docsPaths.page, accessOf, make });
	for (const file of MANUAL_FILES) {
		// The reader of Markdown is loaded at the first request.
		const read = async () => (await import('./manual-page.ts')).manualPage(file);
		mountToolPage(app, { path: manualPath(file), accessOf, make: read });
	}
	let openApi: string | null = null;
	app.get(docsPaths.openApi, async (asked) => {
		if (!(await accessOf(asked.req.header('cookie') ?? null)).ok) await requireToken(asked);
		openApi ??= `${JSON.stringify(openApiDocument(routes), null, '\t')}\n`;
		return asked.body(openApi, 200, { 'content-type': 'application/json; charset=utf-8' });
	});
}
