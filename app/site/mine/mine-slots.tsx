import type { ShownSection } from '#app/site/games/day/shown-day.ts';
import type { DatedList } from '#core/games/day/dated-list.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { useMine } from './mine-store.ts';

/**
 * The slot for my teams, beside the list or above it. The reader's own style sheet reserves its
 * room, so nothing moves.
 */
export function RailSlot({ view, sections }: { view: DayView; sections: readonly ShownSection[] }) {
	const mine = useMine();
	return (
		<div className="mine-rail">
			{mine === null ? null : (
				<mine.Rail preferences={mine.preferences} view={view} sections={sections} />
			)}
		</div>
	);
}

/** The slot for "Com o que você tem, N de M" on a team's page. */
export function CountSlot({ list, team, today }: { list: DatedList; team: string; today: string }) {
	const mine = useMine();
	return (
		<div className="mine-count">
			{mine === null ? null : (
				<mine.Count preferences={mine.preferences} list={list} team={team} today={today} />
			)}
		</div>
	);
}
