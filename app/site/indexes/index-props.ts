import type { IndexName } from '#core/changes/topic.ts';
import type { Leading } from '#core/site/leading.ts';

export type IndexPageProps = {
	/** Which index it is. */
	name: IndexName;
	words: {
		title: string;
		/** '319 times'. */
		count: (total: number) => string;
		grouped: { title: string; link: string };
	};
	/** The index, packed. */
	packed: string;
	/** What most readers look for. */
	leading: readonly Leading[];
	/** By state, country or kind instead of by letter. */
	grouped: boolean;
	/** Of this page. */
	path: string;
	/** Of an entry. */
	pathOf: (id: string) => string;
};
