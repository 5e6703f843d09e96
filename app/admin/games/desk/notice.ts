import type { BulkResult } from '#core/games/contract/desk.ts';

/**
 * What the desk says about a change. `undo` takes it back; `left` = games that stayed as they were,
 * and why.
 */
export type Notice = {
	/** Rises with each notice, so that the same words are said again. */
	key: number;
	/** The game of a change in one row. */
	about: string | null;
	text: string;
	kind: 'done' | 'problem';
	left: BulkResult['left'];
	undo: (() => void) | null;
	retry: (() => void) | null;
};

/**
 * What is shown after something new is said: it takes the place of what was said before, but a
 * change that was not saved and waits to be tried again stays until something else is said about
 * the same game: saves of several rows may end in any order.
 */
export function withNotice(before: readonly Notice[], said: Notice): readonly Notice[] {
	return [...before.filter(({ retry, about }) => retry !== null && about !== said.about), said];
}
