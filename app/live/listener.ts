import type { Topic } from '#core/changes/topic.ts';
import type { DayPatch, DescribedChange } from '#core/live/contract.ts';
import type { LooseGame } from '#core/live/loose-game.ts';

/**
 * Changes of a day in place. Facts other than the games are missing if only games were requested.
 */
export type CardsPatch = Pick<DayPatch, 'day' | 'put' | 'drop'> & Partial<DayPatch>;

/** The topics of a page and its callbacks. They run outside React's rendering. */
export type LiveListener = {
	topics: readonly Topic[];
	/** The games shown for a day, for the cache: read once, when the client has loaded. */
	records?: () => readonly LooseGame[];
	/** Set by a page that updates the cards of its `day:` topics in place. */
	onCards?: (patch: CardsPatch, changes: readonly DescribedChange[]) => void;
	/** Reload the page now: requests caused by one change are already spread over time. */
	onStale?: (changes: readonly DescribedChange[]) => void;
};
