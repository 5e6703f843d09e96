import type { BulkResult } from '#core/admin/desk.ts';

/** What the desk says about the last change. `undo` takes it back; `left` = games that stayed as they were, and why. */
export type Notice = {
	/** Rises with each notice, so that the same words are said again. */
	key: number;
	text: string;
	kind: 'done' | 'problem';
	left: BulkResult['left'];
	undo: (() => void) | null;
	retry: (() => void) | null;
};
