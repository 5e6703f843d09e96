import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { deskCopy } from '#core/games/copy/desk.ts';
import { formatLongDay } from '#core/site/dates.ts';
import type { CellProps } from './cells/cell-props.ts';
import { DeskCell, deskColumns } from './desk-columns.tsx';
import { titleOf } from './title-of.ts';

type DeskItemProps = CellProps & {
	index: number;
	isSelected: boolean;
	/** A change of it is on its way. */
	isSaving: boolean;
	/** The first row of its day. */
	beginsDay: boolean;
	takesFocus: boolean;
};

const COLUMN_IDS = deskColumns.map(({ id }) => id ?? '');

/** One game: a line of the table, on a phone a card. The first one of a day has its heading. */
export const DeskItem = memo(function DeskItem({
	index,
	isSelected,
	isSaving,
	beginsDay,
	takesFocus,
	...cell
}: DeskItemProps) {
	const { row, isActive, acts } = cell;
	const element = useRef<HTMLTableRowElement>(null);
	useEffect(() => {
		if (takesFocus) element.current?.focus({ preventScroll: true });
	}, [takesFocus]);
	const toggle = ({ shiftKey }: { shiftKey: boolean }) => acts.toggle(row.id, { extend: shiftKey });
	return (
		<>
			{beginsDay ? (
				<tr className="gd-day" data-first={index === 0 || undefined}>
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
				data-saving={isSaving || undefined}
				onFocus={isActive ? undefined : () => acts.activate(row.id)}
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
						<DeskCell column={column} {...cell} />
					</td>
				))}
			</tr>
		</>
	);
});

function isControl({ target }: MouseEvent): boolean {
	return (
		target instanceof Element && target.closest('a, button, input, select, .gd-editor') !== null
	);
}
