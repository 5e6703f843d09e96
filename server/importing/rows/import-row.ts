import type { ChangeKind } from '#core/games/game.ts';
import type { Undoable } from '#core/games/game-snapshot.ts';
import type { DraftGame } from '#core/importing/draft-game.ts';
import type { RowAction, RowDecision, RowReason, RowResult } from '#core/importing/import-row.ts';

/** Old and new state of one field as text, as in the log of changes. */
export type RowDifference = { kind: ChangeKind; before: string | null; after: string | null };

/** One staged row of an import. */
export type ImportRow = {
	number: number;
	line: number;
	text: string;
	/** Null for an unreadable line. */
	draft: DraftGame | null;
	/** Why the line is unreadable, pt-BR; only without a draft. */
	unread: string | null;
	edited: boolean;
	/** 0 … 1. */
	confidence: number;
	action: RowAction;
	reason: RowReason | null;
	concern: 0 | 1 | 2;
	decision: RowDecision | null;
	/** Names with a question, open or answered, as `nameKey` makes them. */
	askedNames: string[];
	diff: RowDifference[];
	gameId: string | null;
	/** The game before this import wrote it; null = it did not exist. */
	before: Undoable | null;
	afterRevision: number | null;
	result: RowResult | null;
	/**
	 * The stored row is unreadable: it counts as a line without a game, and anything already written
	 * for it stays.
	 */
	isDamaged: boolean;
	/** Rises with each change by a person. */
	revision: number;
};
