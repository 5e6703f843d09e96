import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/site/page-meta.ts';
import { isDrawn } from '#core/map/build-map.ts';
import { mapCopy } from '#core/map/copy.ts';
import type { MapView } from '#core/map/map-view.ts';
import { rowWording } from '#core/map/map-wording.ts';
import { formatNumericDay } from '#core/site/dates.ts';
import { mapPaths } from '#core/site/paths/map.ts';

/** Number of slots named in a description. */
const MOST_NAMED = 3;

type Asked = {
	view: MapView;
	path: string | null;
	/** A page for one state, or without content. */
	empty: boolean;
};

/** The meta data of a map: its day, and the games of its slots. */
export function mapMeta(
	matches: Parameters<typeof pageMeta>[0],
	{ view, path, empty }: Asked,
): MetaDescriptor[] {
	const date = formatNumericDay(view.day);
	const drawn = view.slots.filter(isDrawn);
	const named = (drawn.length > 0 ? drawn : view.slots).slice(0, MOST_NAMED);
	const slots = named.map(
		(slot) =>
			`${mapCopy.slot(slot.channel.name, slot.kickoffAt)}: ${rowWording(slot).country.texts[0]}`,
	);
	const words = {
		title: mapCopy.seo.title(date),
		description: mapCopy.seo.description(date, slots),
	};
	return pageMeta(matches, { ...words, path, image: mapPaths.card(view.day), empty });
}
