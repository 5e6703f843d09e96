import type { ComponentType } from 'react';
import type { ShownSection } from '#app/site/games/day/shown-day.ts';
import type { DatedList } from '#core/games/day/dated-list.ts';
import type { ChannelCard, DayView, GameCard } from '#core/games/day/day-view.ts';
import type { MineLine } from '#core/mine/mine-line.ts';
import type { Preferences } from '#core/mine/preferences.ts';

/**
 * A reader's choices with the components that show them. Readers without choices never load these.
 */
export type Mine = {
	preferences: Preferences;
	/** What the line of a game says to them; null = what their state hears. */
	line: (game: GameCard, channels: readonly ChannelCard[]) => MineLine | null;
	Rail: ComponentType<MineRailProps>;
	Count: ComponentType<MineCountProps>;
};

export type MineRailProps = {
	preferences: Preferences;
	view: DayView;
	/** As the list shows them. */
	sections: readonly ShownSection[];
};

export type MineCountProps = {
	preferences: Preferences;
	/** Games to come of the team. */
	list: DatedList;
	team: string;
	today: string;
};
