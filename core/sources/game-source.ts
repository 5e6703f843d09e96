import type { ImportFormat } from '#core/importing/draft-game.ts';
import type { CheckOutcome } from './check-outcome.ts';

/** Which year names a season: its only year, or the year in which it begins. */
export const SEASON_RULES = ['year', 'autumn'] as const;
export type SeasonRule = (typeof SEASON_RULES)[number];

/** Propose changes to a person, or apply those that are beyond doubt. */
export const APPLY_MODES = ['propose', 'apply'] as const;
export type ApplyMode = (typeof APPLY_MODES)[number];

/** What decides how a source is asked and read: a test is valid for one configuration. */
export type SourceConfiguration = {
	/** Address with placeholders (`placeholders.ts`). */
	template: string;
	season: SeasonRule;
	/** Null = detected from the content. */
	format: ImportFormat | null;
	/** Null = as the source writes it. */
	competitionId: string | null;
	/** Name of the header that carries the key; null = `{chave}` in the address, or no key. */
	keyHeader: string | null;
};

/** What an operator decides about a source. */
export type SourceSettings = SourceConfiguration & {
	name: string;
	/** Null = an address of the operator's own. */
	entryId: string | null;
	apply: ApplyMode;
	createMissing: boolean;
	enabled: boolean;
	intervalMinutes: number;
};

/** State of a source. UTC ms; null = never. */
export type SourceHealth = {
	nextCheckAt: number;
	checkedAt: number | null;
	/** Last check that found games, or the same answer as before. */
	okAt: number | null;
	/** Consecutive failures. */
	failures: number;
	outcome: CheckOutcome | null;
	problem: string | null;
	/** Target of a permanent redirect in the last answer. */
	movedTo: string | null;
};

/** The last answer of one address of a source. */
export type KeptAnswer = {
	/** As it may be shown: without the key. */
	address: string;
	etag: string | null;
	lastModified: string | null;
	bodyHash: string | null;
	/** Games in it, and names that the guide did not know. */
	games: number;
	unknownNames: number;
	/** The import in which it waits for a person; null = none. */
	batchId: string | null;
};

/** A followed source of games. */
export type GameSource = SourceSettings &
	SourceHealth & {
		id: string;
		/** One for each address that was asked lately. */
		answers: readonly KeptAnswer[];
		sealedKey: string | null;
		testedDigest: string | null;
		testedAt: number | null;
		/** The import that waits for a person. */
		proposedBatchId: string | null;
		revision: number;
		createdAt: number;
	};
