/** One game of a list. */
export const ROW = 'li[data-game]';
/** Of a row. The link of its names reaches over all of it, which it would not while it moves. */
const PARTS = 'p, .side';

/**
 * `top` and `left` in pixels of the document, whatever is scrolled; `within` = what is next around
 * it.
 */
export type Place = { top: number; left: number; isSeen: boolean; within: HTMLElement | null };
/** Blocks around others come before them. */
export type Places = ReadonlyMap<HTMLElement, Place>;

/** Calls back once, after the current state was painted. */
export const afterDrawing = (then: () => void) =>
	requestAnimationFrame(() => requestAnimationFrame(then));

/**
 * Places of everything in view, and of its siblings. Contents of blocks out of view are skipped:
 * measuring them would force a layout.
 */
export function placesNow(): Places {
	const places = new Map<HTMLElement, Place>();
	const note = (block: HTMLElement, within: HTMLElement | null) => {
		const { top, bottom, left } = block.getBoundingClientRect();
		const isSeen = bottom > 0 && top < window.innerHeight;
		places.set(block, { top: top + window.scrollY, left, isSeen, within });
		if (!isSeen) return;
		const parts = block.matches(ROW) ? block.querySelectorAll(PARTS) : block.children;
		for (const part of parts) note(part as HTMLElement, block);
	};
	for (const root of document.querySelectorAll<HTMLElement>('main, body > footer'))
		note(root, null);
	return places;
}

export const slugOf = (row: HTMLElement): string => row.dataset.game ?? '';

/** Slugs of the games that the page shows: not those that a search or a fold hides. */
export function shownGames(): Set<string> {
	const shown = [...document.querySelectorAll<HTMLElement>('main [data-game]')].filter(
		(row) => row.getClientRects().length > 0,
	);
	return new Set(shown.map(slugOf));
}
