import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DeskRow, DeskSetup } from '#core/games/contract/desk.ts';
import { deskCopy } from '#core/games/copy/desk.ts';
import { ActionsCell } from './actions-cell.tsx';
import { ChannelsCell } from './channels-cell.tsx';
import { GameCell } from './game-cell.tsx';
import { HourCell } from './hour-cell.tsx';
import { QualityCell } from './quality-cell.tsx';
import { StatusCell } from './status-cell.tsx';
import type { DeskChanges } from './use-desk-changes.ts';
import type { Selection } from './use-selection.ts';

/** Which cell of which row is being changed. */
export type Editing = { id: string; field: 'time' | 'broadcasts' | 'status' } | null;

/**
 * What a row may do. The same functions from one drawing to the next: a row is drawn again only
 * when it looks different.
 */
export type RowActs = Pick<DeskChanges, 'edit'> &
	Pick<Selection, 'toggle'> & {
		setEditing(editing: Editing): void;
		/** The keyboard came to the row. */
		activate(id: string): void;
	};

/** What every cell of the desk may use. */
export type CellProps = {
	row: DeskRow;
	setup: DeskSetup;
	/** Which cell of the row is being changed. */
	editing: NonNullable<Editing>['field'] | null;
	/** Rows are sorted by something else than the day, so each says its own. */
	saysDay: boolean;
	/** The row has the keyboard: only then its parts are stops of Tab. */
	isActive: boolean;
	acts: RowActs;
};

export const deskFeatures = tableFeatures({});
const helper = createColumnHelper<typeof deskFeatures, DeskRow>();

const { columns: names } = deskCopy;

/**
 * The columns of the desk in their order; `id` is also the name of the area in the row's grid.
 * Selection stands before them.
 */
export const deskColumns = helper.columns([
	helper.display({ id: 'hour', header: names.hour }),
	helper.display({ id: 'game', header: names.game }),
	helper.display({ id: 'channels', header: names.channels }),
	helper.display({ id: 'status', header: names.status }),
	helper.display({ id: 'quality', header: names.quality }),
	helper.display({ id: 'actions', header: names.actions }),
]);

const CELLS: Readonly<Record<string, (props: CellProps) => ReactNode>> = {
	hour: HourCell,
	game: GameCell,
	channels: ChannelsCell,
	status: StatusCell,
	quality: QualityCell,
	actions: ActionsCell,
};

/** What stands in a column of a row. */
export function DeskCell({ column, ...props }: CellProps & { column: string }) {
	const Cell = CELLS[column];
	return Cell === undefined ? null : <Cell {...props} />;
}
