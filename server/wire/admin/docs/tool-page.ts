import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { docsCopy } from '#core/copy/docs.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { Refusal } from '#server/wire/admin/refusal.ts';
import type { PageAccess } from '#server/wire/identity/page-access.ts';

const STYLE = `:root{color-scheme:dark light;--ground:#0a0f0c;--surface:#121b16;--line:#243029;--ink:#f2f7f3;--quiet:#b3c0b8;--grass:#46dc82}
@media (prefers-color-scheme:light){:root{--ground:#f7faf6;--surface:#ffffff;--line:#dce5dd;--ink:#0c1510;--quiet:#44534a;--grass:#08703a}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 "Helvetica Neue",Arial,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:30px;line-height:1.1;margin:0}h2{font-size:20px;margin:2.5rem 0 .5rem}
p{max-width:44rem;color:var(--quiet)}a{color:var(--grass)}a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--grass);outline-offset:2px}
ul.list{padding:0;list-style:none;columns:2 20rem}ul.list li{padding:.2rem 0;break-inside:avoid}
article{border-top:1px solid var(--line);padding:1rem 0}h3{display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin:0;font-size:15px}h3 code{min-width:0;overflow-wrap:anywhere}
h3 b{color:var(--grass)}code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;margin:.5rem 0 0;padding:.75rem;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
.needs{margin:.25rem 0 0;font-size:13px}summary{cursor:pointer;padding:.35rem 0}table{border-collapse:collapse;width:100%}
td,th{padding:.4rem .75rem .4rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}.scroll{overflow-x:auto}
.prose{max-width:46rem;margin-top:1.5rem;padding-top:2rem;font-size:16px;line-height:1.6}.prose p{max-width:none;color:inherit}.prose h3{display:block;margin:2rem 0 .25rem;font-size:17px}
.prose li{margin:.25rem 0}.prose code{overflow-wrap:anywhere}a[aria-current]{color:var(--ink);font-weight:700}
@media print{nav{display:none}}`;

/** One inline style, no script at all. */
const CSP = contentSecurityPolicy({
	styles: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
});

/** A document without scripts for operators. `title` is text, `body` is markup. */
export function toolPage(title: string, body: string): string {
	return `<!DOCTYPE html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${paths.icon}">
<title>${title} - ${docsCopy.product}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>
`;
}

type ToolPage = { path: string; accessOf: PageAccess; make: () => string | Promise<string> };

/**
 * Serves such a document to operators. Signed-out visitors are redirected to sign in and return
 * afterwards; signed-in users without an invitation are refused.
 */
export function mountToolPage(
	app: Hono<{ Bindings: HttpBindings }>,
	{ path, accessOf, make }: ToolPage,
): void {
	app.get(path, async (asked) => {
		const access = await accessOf(asked.req.header('cookie') ?? null);
		if (!access.ok && access.error === 'signed-out')
			return asked.redirect(callPaths.loginThen(path), 302);
		if (!access.ok) throw new Refusal(access.error);
		return asked.html(await make(), 200, { 'content-security-policy': CSP });
	});
}
