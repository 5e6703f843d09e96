import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/site/page-meta.ts';
import { gridCopy } from '#core/grid/copy.ts';
import type { GridView } from '#core/grid/grid-view.ts';
import { formatNumericDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';

/** Number of channels named in a description. */
const MOST_NAMED = 3;

type Asked = {
	view: GridView;
	path: string | null;
	/** A page for one state, or without content. */
	empty: boolean;
};

/** The meta data of a grid: its day, the number of games with a channel, and the first channels. */
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
