import { createHash } from 'node:crypto';
import { PROBLEM_CODES } from '#core/admin/problem.ts';
import { docsCopy } from '#core/copy/docs.ts';
import { problemCopy } from '#core/copy/problems.ts';
import { escapeMarkup } from '#core/kit/escape-markup.ts';
import { ADMIN_API, docsPaths } from '#core/site/paths/panel.ts';
import { paths } from '#core/site/paths.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import type { AdminRoute } from '#server/wire/admin/admin-route.ts';
import { statusOfProblem } from '#server/wire/admin/refusal.ts';
import { toJsonSchema } from './openapi.ts';

const STYLE = `:root{color-scheme:dark light;--ground:#0a0f0c;--surface:#121b16;--line:#243029;--ink:#f2f7f3;--quiet:#b3c0b8;--grass:#46dc82}
@media (prefers-color-scheme:light){:root{--ground:#f7faf6;--surface:#ffffff;--line:#dce5dd;--ink:#0c1510;--quiet:#44534a;--grass:#08703a}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 "Helvetica Neue",Arial,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:30px;line-height:1.1;margin:0}h2{font-size:20px;margin:2.5rem 0 .5rem}
p{max-width:44rem;color:var(--quiet)}a{color:var(--grass)}a:focus-visible,summary:focus-visible{outline:3px solid var(--grass);outline-offset:2px}
ul.list{padding:0;list-style:none;columns:2 20rem}ul.list li{padding:.2rem 0;break-inside:avoid}
article{border-top:1px solid var(--line);padding:1rem 0}h3{display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin:0;font-size:15px}h3 code{min-width:0;overflow-wrap:anywhere}
h3 b{color:var(--grass)}code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;margin:.5rem 0 0;padding:.75rem;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
.needs{margin:.25rem 0 0;font-size:13px}summary{cursor:pointer;padding:.35rem 0}table{border-collapse:collapse;width:100%}
td,th{padding:.4rem .75rem .4rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}.scroll{overflow-x:auto}`;

/** One inline style, no script at all. */
export const DOCS_PAGE_CSP = contentSecurityPolicy({
	styles: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
});

/** The human-readable documentation: one page without scripts, generated from the schemas. */
export function docsPage(routes: readonly AdminRoute[]): string {
	const areas = [...Map.groupBy(routes, ({ area }) => area)];
	const contents = routes
		.map((route) => `<li><a href="#${idOf(route)}"><code>${label(route)}</code></a></li>`)
		.join('');
	return `<!DOCTYPE html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${paths.icon}">
<title>${docsCopy.title} - ${docsCopy.product}</title><style>${STYLE}</style></head>
<body><main><h1>${docsCopy.title}</h1><p>${docsCopy.lead}</p><p>${docsCopy.errors}</p>
<p><a href="${docsPaths.openApi}">${docsCopy.machine}</a></p>
<nav aria-label="${docsCopy.contents}"><ul class="list">${contents}</ul></nav>
${areas.map(([area, list]) => `<section><h2>${escapeMarkup(area)}</h2>${list.map(articleOf).join('')}</section>`).join('\n')}
<section><h2>${docsCopy.refusals}</h2>${refusals()}</section></main></body></html>
`;
}

function articleOf(route: AdminRoute): string {
	const parts: [string, AdminRoute['body'], 'input' | 'output'][] = [
		[docsCopy.query, route.query, 'input'],
		[docsCopy.body, route.body, 'input'],
		[docsCopy.answer, route.answer, 'output'],
	];
	const shown = parts.flatMap(([title, schema, io]) =>
		schema === null
			? []
			: [
					`<details><summary>${title}</summary><pre tabindex="0">${escapeMarkup(JSON.stringify(toJsonSchema(schema, io), null, 2))}</pre></details>`,
				],
	);
	return `<article id="${idOf(route)}"><h3><b>${route.method}</b><code>${escapeMarkup(`${ADMIN_API}/${route.path}`)}</code></h3>
<div>${escapeMarkup(route.summary)}</div><p class="needs">${docsCopy.needsLabel}: ${docsCopy.needs[route.needs]}</p>${shown.join('')}</article>`;
}

function refusals(): string {
	const rows = PROBLEM_CODES.map(
		(code) =>
			`<tr><td><code>${code}</code></td><td>${statusOfProblem(code)}</td><td>${problemCopy[code]}</td></tr>`,
	);
	return `<div class="scroll" tabindex="0" role="region" aria-label="${docsCopy.refusals}"><table><thead><tr><th scope="col">${docsCopy.code}</th><th scope="col">${docsCopy.status}</th><th scope="col">${docsCopy.meaning}</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;
}

function label({ method, path }: AdminRoute): string {
	return escapeMarkup(`${method} ${path}`);
}

function idOf({ method, path }: AdminRoute): string {
	return `${method.toLowerCase()}-${path.replace(/\W+/g, '-')}`;
}
