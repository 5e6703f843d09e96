import type { ChangeKind } from '#core/games/game.ts';
import type { Undoable } from '#core/games/game-snapshot.ts';
import type { DraftGame } from '#core/importing/draft-game.ts';
import type { RowAction, RowDecision, RowReason, RowResult } from '#core/importing/import-row.ts';

/** Old and new state of one field in words, as the log of changes has them. */
export type RowDifference = { kind: ChangeKind; before: string | null; after: string | null };

/** One staged row of an import. */
export type ImportRow = {
	number: number;
	line: number;
	text: string;
	/** Null for a line that could not be read. */
	draft: DraftGame | null;
	/** Why the line could not be read, pt-BR; only without a draft. */
	unread: string | null;
	edited: boolean;
	/** 0 … 1. */
	confidence: number;
	action: RowAction;
	reason: RowReason | null;
	concern: 0 | 1 | 2;
	decision: RowDecision | null;
	/** Names in it that a question is about, open ones and answered ones, as `nameKey` makes them. */
	askedNames: string[];
	diff: RowDifference[];
	gameId: string | null;
	/** The game as it stood before this import wrote it; null = it did not exist. */
	before: Undoable | null;
	afterRevision: number | null;
	result: RowResult | null;
	/**
	 * What was stored of it cannot be read any more: it is a line that is no game, and whatever was
	 * written for it stays.
	 */
	isDamaged: boolean;
	/** Rises with each change by a person. */
	revision: number;
};
