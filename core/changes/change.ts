import type { ChangeKind } from '#core/games/game.ts';
import type { Topic } from './topic.ts';

/** What a change that names no game was made to. */
const NOUN_KINDS = ['names', 'brand', 'news', 'everything'] as const;
type NounKind = (typeof NOUN_KINDS)[number];

/**
 * What pages show of a game and its history does not tell: source, link and note of a broadcast,
 * its time of check.
 */
export const DETAILS = 'details';

/**
 * One entry of the log before it is written: what changed, from what to what, by whom and on whose
 * word.
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
 * An entry of the log. `version` = the data version that its transaction raised; `sequence` = its
 * place among those of that version, from 0.
 */
export type Change = NewChange & { version: number; sequence: number };

/**
 * What a reader of the log hears: the changes up to a version, or that it must doubt everything it
 * holds (`reset`: a restored backup, or a log with a gap).
 */
export type ChangeBatch =
	| { kind: 'changes'; version: number; changes: readonly Change[] }
	| { kind: 'reset'; version: number };
