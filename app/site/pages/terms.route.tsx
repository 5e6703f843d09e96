import { renderContext } from '#app/document/render-context.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { frameCopy } from '#core/copy/frame.ts';
import { seoPagesCopy } from '#core/copy/seo-pages.ts';
import { paths } from '#core/site/paths.ts';
import text from '/content/termos-de-uso.md?raw';
import type { Route } from './+types/terms.route.ts';
import { Prose } from './prose.tsx';
import { readPage } from './read-page.server.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: frameCopy.footer.links.terms,
		description: seoPagesCopy.terms,
		path: paths.terms,
	});

export async function loader({ context }: Route.LoaderArgs) {
	return { blocks: await readPage(context.get(renderContext), text) };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
	return (
		<div className="wrap page">
			<Prose blocks={loaderData.blocks} />
		</div>
	);
}
