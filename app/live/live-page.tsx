import type { Topic } from '#core/changes/topic.ts';
import { useLate } from './use-late.ts';

export type LivePageProps = {
	/** The topics of the page. */
	topics: readonly Topic[];
	/** The loader's data: another object means that the page was reloaded. */
	data: object;
	/** Kickoffs of the shown games, in UTC ms: the page changes when one begins or ends. */
	kickoffs?: readonly (number | null | undefined)[];
	/**
	 * Called at once for each such change, with the guide's time in UTC ms, before the data arrives.
	 */
	onTurn?: (now: number) => void;
};

const load = () => import('#app/live/page/page-follower.tsx');

/**
 * Reloads the page's data in the background after a change or when a game begins or ends. Renders
 * nothing.
 */
export function LivePage(props: LivePageProps) {
	const late = useLate(load);
	return late ? <late.PageFollower {...props} /> : null;
}
