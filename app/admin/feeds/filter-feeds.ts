import type { FeedView } from '#core/feeds/contract.ts';
import { normalize } from '#core/search/normalize.ts';

type FeedState = 'ok' | 'waiting' | 'failing' | 'paused';
export const SHOWN = ['all', 'working', 'failing', 'paused'] as const;
type Shown = (typeof SHOWN)[number];
export type FeedFilter = {
	words: string;
	/** Null = all. */
	folder: string | null;
	shown: Shown;
};

/** Health of a source, in one word. */
export function stateOf({ enabled, problem, okAt }: FeedView): FeedState {
	if (!enabled) return 'paused';
	if (problem !== null) return 'failing';
	return okAt === null ? 'waiting' : 'ok';
}

/** Sources that match: every word occurs in name, address or folder. */
export function filterFeeds(
	feeds: readonly FeedView[],
	{ words, folder, shown }: FeedFilter,
): FeedView[] {
	const wanted = normalize(words).split(' ').filter(Boolean);
	return feeds.filter((feed) => {
		if (folder !== null && feed.folder !== folder) return false;
		const state = stateOf(feed);
		if (
			shown === 'working'
				? state !== 'ok' && state !== 'waiting'
				: shown !== 'all' && state !== shown
		)
			return false;
		const text = normalize(`${feed.title} ${feed.feedUrl} ${feed.folder} ${feed.creditName}`);
		return wanted.every((word) => text.includes(word));
	});
}

/** Folders in use, sorted; '' (no folder) first. */
export function foldersOf(feeds: readonly FeedView[]): string[] {
	return [...new Set(feeds.map(({ folder }) => folder))].toSorted((a, b) =>
		a.localeCompare(b, 'pt-BR'),
	);
}
