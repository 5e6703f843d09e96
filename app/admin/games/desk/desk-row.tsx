import { type MouseEvent, useEffect, useRef } from 'react';
import type { DeskRow } from '#core/admin/desk.ts';
import { deskCopy } from '#core/copy/desk.ts';
import { formatLongDay } from '#core/site/dates.ts';
import { type CellTools, DeskCell, deskColumns } from './desk-columns.tsx';
import { titleOf } from './use-desk-changes.ts';
import type { Selection } from './use-selection.ts';

type DeskItemProps = {
	row: DeskRow;
	tools: CellTools;
	index: number;
	selection: Selection;
	/** The first row of its day. */
	saysDay: boolean;
	isFirst: boolean;
	takesFocus: boolean;
	onActive: () => void;
};

const COLUMN_IDS = deskColumns.map(({ id }) => id ?? '');

/** One game: a line of the table, on a phone a card. Above the first one of a day stands the day. */
export function DeskItem({ row, tools, index, selection, saysDay, isFirst, takesFocus, onActive }: DeskItemProps) {
	const element = useRef<HTMLTableRowElement>(null);
	const isActive = tools.activeId === row.id;
	const isSelected = selection.ids.has(row.id);
	useEffect(() => {
		if (takesFocus) element.current?.focus({ preventScroll: true });
	}, [takesFocus]);
	const toggle = ({ shiftKey }: { shiftKey: boolean }) => selection.toggle(row.id, { extend: shiftKey });
	return (
		<>
			{saysDay ? (
				<tr className="gd-day" data-first={isFirst || undefined}>
					<td colSpan={COLUMN_IDS.length + 1}>{formatLongDay(row.day)}</td>
				</tr>
			) : null}
			<tr
				ref={element}
				className="gd-row"
				aria-rowindex={index + 2}
				aria-selected={isSelected}
				tabIndex={isActive ? 0 : -1}
				data-off={row.status === 'postponed' || row.status === 'cancelled' || undefined}
				data-draft={row.publication === 'draft' || undefined}
				data-saving={tools.changes.saving.has(row.id) || undefined}
				onFocus={isActive ? undefined : onActive}
				onMouseDown={(event) => {
					// Shift selects rows, not words.
					if (event.shiftKey) event.preventDefault();
				}}
				onClick={(event) => {
					if (event.shiftKey && !isControl(event)) toggle(event);
				}}
			>
				<td className="gd-cell-select">
					<input
						type="checkbox"
						aria-label={deskCopy.select(titleOf(row))}
						tabIndex={isActive ? 0 : -1}
						checked={isSelected}
						onChange={() => undefined}
						onClick={toggle}
					/>
				</td>
				{COLUMN_IDS.map((column) => (
					<td key={column} className={`gd-cell-${column}`}>
						<DeskCell column={column} row={row} tools={tools} />
					</td>
				))}
			</tr>
		</>
	);
}

function isControl({ target }: MouseEvent): boolean {
	return target instanceof Element && target.closest('a, button, input, select, .gd-editor') !== null;
}
