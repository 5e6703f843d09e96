import type { Topic } from '#core/changes/topic.ts';
import type { DayPatch, TellChange } from '#core/live/contract.ts';
import type { LooseGame } from '#core/live/loose-game.ts';

/**
 * How a day is to be changed in place. What the day says besides its games is missing where only
 * games were asked for.
 */
export type CardsPatch = Pick<DayPatch, 'day' | 'put' | 'drop'> & Partial<DayPatch>;

/**
 * What a page listens to, and what it does about it. All calls come outside of React's rendering.
 */
export type LiveListener = {
	topics: readonly Topic[];
	/** The games that a day shows, to be kept: read once, when the client has come. */
	records?: () => readonly LooseGame[];
	/** Given by a page that changes the cards of its `day:` topics in place. */
	onCards?: (patch: CardsPatch, told: readonly TellChange[]) => void;
	/**
	 * The page is to be read again, now: what clients ask because of one change is spread already.
	 */
	onStale?: (told: readonly TellChange[]) => void;
};
