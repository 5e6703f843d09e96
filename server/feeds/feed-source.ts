import type { SourceProblem } from '#core/feeds/source-problem.ts';

/** A source's settings, edited by operators. */
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

/** State of a source. UTC ms; `problem` null = the last check succeeded, or there was none. */
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

/** Validators for conditional requests, and a permanent redirect under observation. */
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
		/** The filter words are unreadable: nothing is filtered until an operator saves the source. */
		isDamaged: boolean;
	};
