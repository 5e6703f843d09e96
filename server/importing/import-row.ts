import type { ChangeKind, Game } from '#core/games/game.ts';
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
	before: Game | null;
	afterRevision: number | null;
	result: RowResult | null;
	/** Rises with each change by a person. */
	revision: number;
};
