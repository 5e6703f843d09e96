import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { callPaths } from '#core/site/paths/machine.ts';
import { docsPaths } from '#core/site/paths/panel.ts';
import type { AdminRoute } from '#server/wire/admin/admin-route.ts';
import { Refusal } from '#server/wire/admin/refusal.ts';
import type { PageAccess } from '#server/wire/identity/page-access.ts';
import { DOCS_PAGE_CSP, docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

type Asked = Context<{ Bindings: HttpBindings }>;

type DocsOptions = {
	routes: readonly AdminRoute[];
	accessOf: PageAccess;
	/** @throws Refusal without an ID token of an operator. */
	requireToken(asked: Asked): Promise<unknown>;
};

/**
 * The documentation, generated at the first request: a page at /api/docs, and OpenAPI beside it. It
 * shows no data, but only operators may see what the panel can do (ASVS 13.4.5). Browsers use their
 * session, after a sign-in if needed; programs use an ID token.
 */
export function mountDocs(
	app: Hono<{ Bindings: HttpBindings }>,
	{ routes, accessOf, requireToken }: DocsOptions,
): void {
	let page: string | null = null;
	let openApi: string | null = null;
	app.get(docsPaths.page, async (asked) => {
		const access = await accessOf(asked.req.header('cookie') ?? null);
		if (!access.ok && access.error === 'signed-out')
			return asked.redirect(callPaths.loginThen(docsPaths.page), 302);
		if (!access.ok) throw new Refusal(access.error);
		page ??= docsPage(routes);
		return asked.html(page, 200, { 'content-security-policy': DOCS_PAGE_CSP });
	});
	app.get(docsPaths.openApi, async (asked) => {
		if (!(await accessOf(asked.req.header('cookie') ?? null)).ok) await requireToken(asked);
		openApi ??= `${JSON.stringify(openApiDocument(routes), null, '\t')}\n`;
		return asked.body(openApi, 200, { 'content-type': 'application/json; charset=utf-8' });
	});
}
