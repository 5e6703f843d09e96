import type { KeyboardEvent } from 'react';

/** A key in a box of Base UI. */
export type BoxKey = KeyboardEvent & { preventBaseUIHandler(): void };

/** The keys that open and close the list: the library does that for its popups only. */
export function listMove(
	{ key, nativeEvent }: KeyboardEvent,
	isOpen: boolean,
): 'open' | 'close' | 'clear' | null {
	if (nativeEvent.isComposing) return null;
	if (key === 'Escape') return isOpen ? 'close' : 'clear';
	return !isOpen && (key === 'ArrowDown' || key === 'ArrowUp') ? 'open' : null;
}
