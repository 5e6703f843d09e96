import type { SourceProblem } from '#core/feeds/source-problem.ts';

/** What an operator sets of a source. */
export type SourceSettings = {
	feedUrl: string;
	title: string;
	folder: string;
	enabled: boolean;
	intervalMinutes: number;
	creditName: string;
	fullTextAllowed: boolean;
	licenceNote: string;
	keepWords: string[];
	blockWords: string[];
};

/** How a source does. UTC ms; `problem` null = the last check went well, or there was none. */
export type SourceHealth = {
	nextCheckAt: number;
	checkedAt: number | null;
	okAt: number | null;
	okStatus: number | null;
	newItemAt: number | null;
	failures: number;
	problem: SourceProblem | null;
	problemStatus: number | null;
};

/** What makes the next question a conditional one, and a move that is being watched. */
export type SourceMemory = {
	etag: string | null;
	lastModified: string | null;
	bodyHash: string | null;
	moveUrl: string | null;
	moveSince: number | null;
	moveCount: number;
};

/** A source of news. */
export type FeedSource = SourceSettings &
	SourceHealth &
	SourceMemory & {
		id: string;
		siteUrl: string | null;
		revision: number;
		createdAt: number;
		/**
		 * The words that it is filtered by cannot be read: nothing is kept out until somebody saves.
		 */
		isDamaged: boolean;
	};
