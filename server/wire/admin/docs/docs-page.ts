import { PROBLEM_CODES } from '#core/admin/problem.ts';
import { docsCopy } from '#core/copy/docs.ts';
import { problemCopy } from '#core/copy/problems.ts';
import { escapeMarkup } from '#core/kit/escape-markup.ts';
import { ADMIN_API, docsPaths } from '#core/site/paths/panel.ts';
import type { AdminRoute } from '#server/wire/admin/admin-route.ts';
import { statusOfProblem } from '#server/wire/admin/refusal.ts';
import { toJsonSchema } from './openapi.ts';
import { toolPage } from './tool-page.ts';

/** The human-readable documentation: one page without scripts, generated from the schemas. */
export function docsPage(routes: readonly AdminRoute[]): string {
	const areas = [...Map.groupBy(routes, ({ area }) => area)];
	const contents = routes
		.map((route) => `<li><a href="#${idOf(route)}"><code>${label(route)}</code></a></li>`)
		.join('');
	return toolPage(
		docsCopy.title,
		`<h1>${docsCopy.title}</h1><p>${docsCopy.lead}</p><p>${docsCopy.errors}</p>
<p><a href="${docsPaths.openApi}">${docsCopy.machine}</a></p>
<nav aria-label="${docsCopy.contents}"><ul class="list">${contents}</ul></nav>
${areas.map(([area, list]) => `<section><h2>${escapeMarkup(area)}</h2>${list.map(articleOf).join('')}</section>`).join('\n')}
<section><h2>${docsCopy.refusals}</h2>${refusals()}</section>`,
	);
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
