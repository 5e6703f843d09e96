import type { ImportView } from '#core/importing/contract/imports.ts';
import type { RowView } from '#core/importing/contract/rows.ts';

/** Number of rows in a view. */
export function countOf({ counts }: Pick<ImportView, 'counts'>, show: RowView): number {
	if (show === 'all') return counts.total;
	if (show === 'problems') return counts.problems;
	return show === 'written' ? counts.created + counts.drafted + counts.changed : counts[show];
}

/** Number of rows in a view that wait for a decision; null for views without decisions. */
export function waitingIn(
	{ counts, waiting }: Pick<ImportView, 'counts' | 'waiting'>,
	show: RowView,
): number | null {
	if (show === 'all' || show === 'problems') return counts.undecided;
	return show === 'conflict' || show === 'blocked' || show === 'unreadable' ? waiting[show] : null;
}
