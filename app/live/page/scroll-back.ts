import { type Places, ROW, slugOf } from './places.ts';

/**
 * Scrolls the page so that the row with the focus, else most rows in sight, stay where they were,
 * whatever moved before them; answers by how many pixels. At its top nothing is scrolled: what a
 * page begins with stays in sight.
 */
export function scrollBack(before: Places, changed: ReadonlySet<string>): number {
	const { scrollY } = window;
	if (scrollY === 0) return 0;
	// In two steps: one that goes nowhere would leave the browser the row that it had anchored the
	// page to.
	for (const top of [shiftOf(before, changed) - 2, 2])
		window.scrollBy({ top, behavior: 'instant' });
	return window.scrollY - scrollY;
}

/** By how many pixels most of what was in sight moved down. */
function shiftOf(before: Places, changed: ReadonlySet<string>): number {
	const rows = [...before].filter(
		([row, { isSeen }]) =>
			isSeen && row.isConnected && row.matches(ROW) && !changed.has(slugOf(row)),
	);
	const own = rows.filter(([row]) => row.contains(document.activeElement));
	const shifts = (own.length > 0 ? own : rows).map(
		([row, { top }]) => row.getBoundingClientRect().top + window.scrollY - top,
	);
	return shifts.sort((a, b) => a - b)[Math.floor(shifts.length / 2)] ?? 0;
}
