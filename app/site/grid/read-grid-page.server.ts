import { seoCopy } from '#core/copy/seo.ts';
import { gridCopy } from '#core/grid/copy.ts';
import type { GridView } from '#core/grid/grid-view.ts';
import { gridPath } from '#core/site/paths/grid.ts';
import { paths } from '#core/site/paths.ts';
import { breadcrumbList, itemList } from '#core/site/structured-data.ts';
import { expireAt, type RenderContext } from '#server/http/render/render-context.ts';
import { readGrid } from '#server/views/read-grid.ts';

/** Reads the grid of a day. Sets the expiry of the page cache, and adds structured data. */
export async function readGridPage(context: RenderContext, day: string): Promise<GridView> {
	const { data, page, publicUrl, now } = context;
	const { view, validUntil } = await readGrid(data, { day, now });
	expireAt(page, validUntil);
	// Demonstration games get no structured data. Today's grid has its breadcrumb from the fixed
	// pages.
	if (view.demo || view.groups.length === 0) return view;
	const path = gridPath(day, view.today);
	if (path !== paths.grid) {
		const trail = [
			{ name: seoCopy.start, path: paths.home },
			{ name: gridCopy.title, path: paths.grid },
			{ name: gridCopy.date(day, view.today), path },
		];
		page.structuredData.push(breadcrumbList({ trail, publicUrl }));
	}
	const slugs = new Set(
		view.groups.flatMap(({ rows }) =>
			rows.flatMap(({ cells }) => cells.flat().map(({ game }) => game.slug)),
		),
	);
	page.structuredData.push(
		itemList({ items: [...slugs].map((slug) => ({ path: paths.game(slug) })), publicUrl }),
	);
	return view;
}
