import { memo } from 'react';
import { MineButton } from '#app/site/mine/mine-button.tsx';
import { ShareDayLink } from '#app/site/share/share-day-link.tsx';
import { dayCopy } from '#core/games/copy/games.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { mapPath } from '#core/site/paths/map.ts';
import { FilterButton, type FilterButtonProps } from './filter-button.tsx';
import { FreeChip, StateChip } from './filter-chips.tsx';

type ToolbarProps = FilterButtonProps & {
	/** The whole day, without filters. */
	view: DayView;
};

/**
 * The tools of a day, in one row above its list. Each tool is one line here and has its own folder.
 * Its pill has a hit area of at least 44 px, and its contents load on first use.
 */
export const DayToolbar = memo(function DayToolbar({ view, query, active }: ToolbarProps) {
	return (
		<div className="tools">
			<FreeChip query={query} />
			<StateChip query={query} />
			<MineButton />
			<FilterButton query={query} active={active} />
			{view.mapped ? (
				<a className="tool" href={mapPath(view.day, view.today)}>
					{dayCopy.map}
				</a>
			) : null}
			<ShareDayLink day={view.day} />
		</div>
	);
});
