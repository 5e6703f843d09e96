import { ShareDayLink } from '#app/site/share/share-day-link.tsx';
import type { DayView } from '#core/games/day-view.ts';
import { FilterButton } from './filter-button.tsx';

export type ToolbarProps = {
	/** The whole day, whatever is filtered. */
	view: DayView;
	/** The filters in force as the query of an address, without '?'; '' without any. */
	query: string;
	/** How many filters are in force. */
	active: number;
};

/**
 * What can be done with a day, in one row above its list. Each tool is one line here and lives in its own folder: a small button of at least
 * 44 px; what it opens is loaded on first use.
 */
export function DayToolbar({ view, query, active }: ToolbarProps) {
	return (
		<div className="tools">
			<FilterButton view={view} query={query} active={active} />
			{/* Mine: my state, my channels (#app/site/mine/) */}
			<ShareDayLink day={view.day} />
		</div>
	);
}
