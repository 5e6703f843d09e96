import { seoCopy } from '#core/copy/seo.ts';
import { paths } from '#core/site/paths.ts';
import { breadcrumbList, itemList } from '#core/site/structured-data.ts';
import type { GroupedList } from '#core/views/game-groups.ts';
import { expireAt, type RenderContext } from '#server/http/render/render-context.ts';
import type { ReadView } from '#server/views/read-views.ts';

/**
 * Reads a page with groups of games. Sets the expiry of the page cache, and adds structured data.
 */
export async function readViewPage(
	context: RenderContext,
	read: ReadView,
	self: { path: string; title: string },
): Promise<GroupedList> {
	const { data, page, publicUrl, now } = context;
	const { list, validUntil } = await read(data, now);
	expireAt(page, validUntil);
	// Demonstration games and empty lists get no structured data.
	if (list.demo || list.games.length === 0) return list;
	const trail = [
		{ name: seoCopy.start, path: paths.home },
		{ name: self.title, path: self.path },
	];
	const items = list.games.map(({ slug }) => ({ path: paths.game(slug) }));
	page.structuredData.push(breadcrumbList({ trail, publicUrl }), itemList({ items, publicUrl }));
	return list;
}
