import type { Topic } from '#core/changes/topic.ts';
import { useLate } from './use-late.ts';

export type LivePageProps = {
	/** What the page is made of and listens to. */
	topics: readonly Topic[];
	/** What the loader answered: another object means that the page was read again. */
	data: object;
	/**
	 * Kickoffs of the games shown, in UTC ms: with each that begins or ends the page is another one.
	 */
	kickoffs?: readonly (number | null | undefined)[];
	/** Hears of each such turn at once, with the guide's now in UTC ms, before the data is there. */
	onTurn?: (now: number) => void;
};

const load = () => import('#app/live/page/page-follower.tsx');

/**
 * Part of a page that reads its data again in the background when something of it changed, or the
 * clock turned. Draws nothing.
 */
export function LivePage(props: LivePageProps) {
	const late = useLate(load);
	return late ? <late.PageFollower {...props} /> : null;
}
