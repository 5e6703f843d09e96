import type { ChangeKind } from '#core/games/game.ts';
import type { Topic } from './topic.ts';

/** The subject of a change that names no game. */
const NOUN_KINDS = ['names', 'brand', 'news', 'everything'] as const;
type NounKind = (typeof NOUN_KINDS)[number];

/**
 * Details on pages that a game's history omits: source, link, note and verification time of a
 * broadcast.
 */
export const DETAILS = 'details';

/**
 * A log entry before it is written: what changed, the old and new values, the author and the
 * source.
 */
export type NewChange = {
	/** Empty = no page shows it. */
	topics: readonly Topic[];
	/** Null = it names no game. */
	gameId: string | null;
	kind: ChangeKind | typeof DETAILS | NounKind;
	before: unknown;
	after: unknown;
	/** UTC instant in milliseconds. */
	at: number;
	source: string | null;
	actor: string | null;
};

/**
 * A log entry. `version` = the data version of its transaction; `sequence` = its index within that
 * version, from 0.
 */
export type Change = NewChange & { version: number; sequence: number };

/**
 * What a log consumer receives: the changes up to a version, or `reset` = all its data is suspect
 * (a restored backup, or a gap in the log).
 */
export type ChangeBatch =
	| { kind: 'changes'; version: number; changes: readonly Change[] }
	| { kind: 'reset'; version: number };
