import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DeskRow } from '#core/games/contract/desk.ts';
import { deskCopy } from '#core/games/copy/desk.ts';
import { ActionsCell } from './cells/actions-cell.tsx';
import type { CellProps } from './cells/cell-props.ts';
import { ChannelsCell } from './cells/channels-cell.tsx';
import { GameCell } from './cells/game-cell.tsx';
import { HourCell } from './cells/hour-cell.tsx';
import { QualityCell } from './cells/quality-cell.tsx';
import { StatusCell } from './cells/status-cell.tsx';

export const deskFeatures = tableFeatures({});
const helper = createColumnHelper<typeof deskFeatures, DeskRow>();

const { columns: names } = deskCopy;

/**
 * The columns of the desk in their order, after the selection. `id` is also the name of the area in
 * the row's grid.
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

/** The cell of a row in one column. */
export function DeskCell({ column, ...props }: CellProps & { column: string }) {
	const Cell = CELLS[column];
	return Cell === undefined ? null : <Cell {...props} />;
}
