import type { RowView } from '#core/admin/import-rows.ts';
import type { ImportView } from '#core/admin/imports.ts';
import { ROW_ACTIONS } from '#core/importing/import-row.ts';

/** How many rows one of the views has. */
export function countOf({ counts }: Pick<ImportView, 'counts'>, show: RowView): number {
	const action = ROW_ACTIONS.find((name) => name === show);
	if (action !== undefined) return counts[action];
	if (show === 'all') return counts.total;
	if (show === 'problems') return counts.problems;
	return show === 'written' ? counts.created + counts.drafted + counts.changed : counts[show as 'kept' | 'refused'];
}
