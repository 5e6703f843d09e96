import { useTable } from '@tanstack/react-table';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { DeskRow } from '#core/games/contract/desk.ts';
import { deskCopy } from '#core/games/copy/desk.ts';
import type { Editing } from './cells/cell-props.ts';
import { deskColumns, deskFeatures } from './desk-columns.tsx';
import type { DeskListProps } from './desk-list-props.ts';
import { DeskItem } from './desk-row.tsx';
import type { DeskRows } from './use-desk-rows.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useRowActs } from './use-row-acts.ts';

type Loaded = NonNullable<DeskRows['loaded']>;
/** Rows before the end at which the next page is asked for. */
const AHEAD = 30;
const ROW_PX = 64;
/** A table whose rows are chosen and changed by keys (ARIA grid pattern). */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;

/**
 * The rows themselves: only those near the screen are drawn, so a hundred thousand cost as much as
 * forty.
 */
export function DeskGrid(props: DeskListProps & { loaded: Loaded }) {
	const { setup, state, rows, selection, changes, loaded } = props;
	const { activeId, setActive, focus, isNear, editing, setEditing } = useActive(loaded.rows);
	const table = useTable({
		features: deskFeatures,
		columns: deskColumns,
		data: loaded.rows,
		getRowId: rowId,
	});
	const list = useRef<HTMLTableSectionElement>(null);
	const model = table.getRowModel().rows;
	const activeAt = model.findIndex(({ id }) => id === activeId);
	const virtualizer = useWindowVirtualizer({
		count: model.length,
		estimateSize: () => ROW_PX,
		overscan: 10,
		scrollMargin: useTop(list),
		getItemKey: (at) => model[at]?.id ?? at,
		// A step of a key shows rows that are drawn already: those that come in far below may follow
		// after the frame.
		useFlushSync: !isNear,
		// The row that has the keyboard is never taken away from under it.
		rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), activeAt),
	});
	const items = virtualizer.getVirtualItems();
	const lastShown = items.findLast(({ index }) => index !== activeAt)?.index ?? 0;
	const loadMore = useEffectEvent((_after: string | null) => rows.loadMore());
	const { next } = loaded;
	useEffect(() => {
		// A page may be empty and not the last one: it is its place that changes, not the number of
		// rows.
		if (lastShown >= model.length - AHEAD) loadMore(next);
	}, [lastShown, model.length, next]);
	const onKeyDown = useGridKeys({
		...props,
		rows: loaded.rows,
		activeAt,
		setEditing,
		goTo: (at) => goTo(at),
	});

	function goTo(at: number): void {
		const row = model[at];
		if (row === undefined) return;
		virtualizer.scrollToIndex(at, { align: 'auto' });
		setActive(
			row.id,
			row.id,
			items.some(({ index }) => index === at),
		);
	}

	const byDay = state.filter.sort === 'data' || state.filter.quality === 'conflito';
	const acts = useRowActs({
		edit: changes.edit,
		toggle: selection.toggle,
		setEditing,
		activate: (id) => setActive(id, null),
	});
	const allSelected =
		selection.ids.size > 0 && loaded.rows.every(({ id }) => selection.ids.has(id));
	return (
		<>
			<table
				className="gd-table"
				{...GRID}
				aria-label={deskCopy.table}
				aria-rowcount={loaded.total === null ? -1 : loaded.total + 1}
				onKeyDown={onKeyDown}
			>
				<thead className="gd-head">
					<tr className="gd-row gd-head-row" aria-rowindex={1}>
						<th scope="col" className="gd-cell-select">
							<input
								type="checkbox"
								aria-label={deskCopy.columns.select}
								checked={allSelected}
								onChange={() => (allSelected ? selection.clear() : selection.selectLoaded())}
							/>
						</th>
						{table.getAllLeafColumns().map(({ id, columnDef }) => (
							<th key={id} scope="col" className={`gd-cell-${id}`} aria-sort={sortOf(id, props)}>
								{id === 'hour' ? <SortButton {...props} /> : String(columnDef.header)}
							</th>
						))}
					</tr>
				</thead>
				<tbody ref={list} className="gd-space" style={{ height: virtualizer.getTotalSize() }} />
				{items.map(({ index, key, start }) => {
					const row = loaded.rows[index];
					if (row === undefined) return null;
					return (
						<tbody
							key={key}
							ref={virtualizer.measureElement}
							className="gd-item"
							data-index={index}
							data-editing={editing?.id === row.id || undefined}
							style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
						>
							<DeskItem
								{...{ row, setup, index, acts }}
								editing={editing?.id === row.id ? editing.field : null}
								isActive={activeId === row.id}
								isSelected={selection.ids.has(row.id)}
								isSaving={changes.saving.has(row.id)}
								saysDay={!byDay}
								beginsDay={byDay && loaded.rows[index - 1]?.day !== row.day}
								takesFocus={focus === row.id}
							/>
						</tbody>
					);
				})}
			</table>
			{rows.busy === 'more' ? (
				<p className="gd-more">
					{state.filter.quality === 'conflito' ? deskCopy.scanning : deskCopy.loadingMore}
				</p>
			) : null}
		</>
	);
}

function rowId({ id }: DeskRow): string {
	return id;
}

function withIndex(range: number[], index: number): number[] {
	return index < 0 || range.includes(index) ? range : [...range, index].sort((a, b) => a - b);
}

function sortOf(
	column: string,
	{ state: { filter } }: Pick<DeskListProps, 'state'>,
): 'ascending' | 'descending' | undefined {
	const sorted = { data: 'hour', campeonato: 'game', mudanca: 'quality' }[filter.sort];
	if (column !== sorted) return undefined;
	return filter.descending ? 'descending' : 'ascending';
}

function SortButton({ state: { filter, change } }: Pick<DeskListProps, 'state'>) {
	const isSorted = filter.sort === 'data';
	return (
		<button
			type="button"
			className="gd-sort"
			onClick={() => change({ sort: 'data', descending: isSorted ? !filter.descending : false })}
		>
			{deskCopy.columns.hour}
			{isSorted ? <ToolIcon name={filter.descending ? 'down' : 'up'} /> : null}
		</button>
	);
}

type Active = {
	id: string | null;
	/** The row that takes the focus when it is drawn. */
	focus: string | null;
	/** It was drawn already when the keyboard came to it. */
	isNear: boolean;
};

/** The row that has the keyboard, and what is being changed. */
function useActive(rows: readonly DeskRow[]) {
	const [active, setState] = useState<Active>({ id: null, focus: null, isNear: false });
	const [editing, setEditing] = useState<Editing>(null);
	const isThere = rows.some(({ id }) => id === active.id);
	const activeId = isThere ? active.id : (rows[0]?.id ?? null);
	const close = (next: Editing) => {
		setEditing(next);
		// Back from a cell, the keyboard is on the row again.
		if (next === null && editing !== null)
			setState({ id: editing.id, focus: editing.id, isNear: false });
		else if (next !== null) setState({ id: next.id, focus: null, isNear: false });
	};
	return {
		...{ activeId, focus: active.focus, isNear: active.isNear, editing, setEditing: close },
		setActive: (id: string, focus: string | null, isNear = false) =>
			setState({ id, focus, isNear }),
	};
}

/** Where the list begins on the page; filters above it may open and close. */
function useTop(list: { current: HTMLElement | null }): number {
	const [top, setTop] = useState(0);
	useLayoutEffect(() => {
		const measure = () =>
			setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(document.body);
		return () => observer.disconnect();
	}, [list]);
	return top;
}
