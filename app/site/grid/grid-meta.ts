import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/site/page-meta.ts';
import { gridCopy } from '#core/grid/copy.ts';
import type { GridView } from '#core/grid/grid-view.ts';
import { formatNumericDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';

/** Channels that a description names. */
const MOST_NAMED = 3;

type Asked = {
	view: GridView;
	path: string | null;
	/** For one state, or without anything to show. */
	empty: boolean;
};

/** What a grid says of itself: its day, how many games have a channel, and the first channels. */
export function gridMeta(
	matches: Parameters<typeof pageMeta>[0],
	{ view, path, empty }: Asked,
): MetaDescriptor[] {
	const { day, groups, total, without } = view;
	const date = formatNumericDay(day);
	const channels = groups.flatMap(({ rows }) => rows.map(({ channel }) => channel.name));
	const description = gridCopy.seo.description(
		date,
		total - without,
		channels.slice(0, MOST_NAMED),
		channels.length > MOST_NAMED,
	);
	return pageMeta(matches, {
		title: gridCopy.seo.title(date),
		description,
		path,
		image: paths.dayCard(day),
		empty,
	});
}
