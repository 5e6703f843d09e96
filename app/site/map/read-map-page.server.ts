import type { Shared } from '#app/site/share/shared.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { COPY_CHARACTERS, MESSAGE_CHARACTERS } from '#core/games/share/day-share-text.ts';
import { mapCopy } from '#core/map/copy.ts';
import { mapShareText } from '#core/map/map-share-text.ts';
import type { MapView } from '#core/map/map-view.ts';
import { dayOf } from '#core/site/dates.ts';
import { mapPath, mapPaths } from '#core/site/paths/map.ts';
import { paths } from '#core/site/paths.ts';
import { whatsappLink } from '#core/site/share-links.ts';
import { breadcrumbList, itemList } from '#core/site/structured-data.ts';
import { expireAt, type RenderContext } from '#server/http/render/render-context.ts';
import { readMap } from '#server/map/read-map.ts';

/** A day's map, and its share texts. */
export type MapPageData = { view: MapView; shared: Shared };

/** Reads the map of a day. Sets the expiry of the page cache, and adds structured data. */
export async function readMapPage(context: RenderContext, day: string): Promise<MapPageData> {
	const { data, page, publicUrl, now } = context;
	const { view, validUntil } = await readMap(data, { day, now });
	expireAt(page, validUntil);
	describeMap(context, view);
	const address = `${publicUrl}${mapPaths.day(day)}`;
	const text = mapShareText({ view, address, most: COPY_CHARACTERS });
	const whatsapp = whatsappLink(mapShareText({ view, address, most: MESSAGE_CHARACTERS }));
	return { view, shared: { title: mapCopy.share.title(day), text, address, whatsapp } };
}

/**
 * Demonstration games get no structured data. Today's map has its breadcrumb from the fixed pages.
 */
function describeMap({ page, publicUrl, now }: RenderContext, { day, slots, demo }: MapView): void {
	if (demo || slots.length === 0) return;
	const path = mapPath(day, dayOf(now));
	if (path !== paths.map) {
		const trail = [
			{ name: seoCopy.start, path: paths.home },
			{ name: mapCopy.title, path: paths.map },
			{ name: mapCopy.share.title(day), path },
		];
		page.structuredData.push(breadcrumbList({ trail, publicUrl }));
	}
	const slugs = new Set(slots.flatMap(({ games }) => games.map(({ slug }) => slug)));
	page.structuredData.push(
		itemList({ items: [...slugs].map((slug) => ({ path: paths.game(slug) })), publicUrl }),
	);
}
