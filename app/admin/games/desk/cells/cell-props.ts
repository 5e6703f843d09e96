import type { DeskChanges } from '#app/admin/games/desk/use-desk-changes.ts';
import type { Selection } from '#app/admin/games/desk/use-selection.ts';
import type { DeskRow, DeskSetup } from '#core/games/contract/desk.ts';

/** The cell under inline edit, with its row. */
export type Editing = { id: string; field: 'time' | 'broadcasts' | 'status' } | null;

/**
 * Callbacks of a row. They keep their identity between renders, so that a row renders again only
 * when its data changes.
 */
export type RowActs = Pick<DeskChanges, 'edit'> &
	Pick<Selection, 'toggle'> & {
		setEditing(editing: Editing): void;
		/** The row received the focus. */
		activate(id: string): void;
	};

/** Props that every cell of the desk gets. */
export type CellProps = {
	row: DeskRow;
	setup: DeskSetup;
	/** The cell of this row under inline edit. */
	editing: NonNullable<Editing>['field'] | null;
	/** Rows are not sorted by day, so each shows its own. */
	saysDay: boolean;
	/** The row is the active one: only its controls are tab stops. */
	isActive: boolean;
	acts: RowActs;
};
