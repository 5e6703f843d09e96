import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countOf, waitingIn } from '#app/admin/importing/count-of.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ImportRowView, ImportView } from '#core/importing/contract/imports.ts';
import type { RowView } from '#core/importing/contract/rows.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { EditDialog } from './edit-dialog.tsx';
import { RowCard } from './row-card.tsx';
import { type Rows, useRows } from './use-rows.ts';

const copy = importDeskCopy.review;
const ROW_HEIGHT = 120;
const BEYOND = 6;

type RowGridProps = {
	view: ImportView;
	show: RowView;
	/** The views to choose from. */
	views: readonly RowView[];
	onShow(show: RowView): void;
	label: string;
	/** A new number = rows changed in bulk. */
	version?: number;
	/** One row was changed. */
	onChanged?(): void;
};

/** The rows of an import: only visible rows are rendered and loaded. */
export function RowGrid({
	view,
	show,
	views,
	onShow,
	label,
	version = 0,
	onChanged,
}: RowGridProps) {
	const rows = useRows(view.id, show);
	const [editing, setEditing] = useState<ImportRowView | null>(null);
	const { refresh } = rows;
	useEffect(() => {
		if (version > 0) refresh();
	}, [version, refresh]);
	const change = (row: ImportRowView) => {
		rows.replace(row);
		onChanged?.();
	};
	return (
		<div className="import-grid">
			{views.length < 2 ? null : (
				<fieldset className="row-views">
					<legend className="vh">{copy.filters}</legend>
					{views.map((name) => (
						<label
							key={name}
							className="row-view"
							data-view={name}
							data-empty={countOf(view, name) === 0 || undefined}
						>
							<input
								type="radio"
								name="ver"
								value={name}
								checked={name === show}
								onChange={() => onShow(name)}
							/>
							<span>
								{copy.views[name]} <b>{countOf(view, name).toLocaleString('pt-BR')}</b>
							</span>
						</label>
					))}
				</fieldset>
			)}
			{view.state === 'review' ? <ViewSum view={view} show={show} /> : null}
			<RowsState rows={rows} show={show} />
			{rows.total ? (
				<RowList
					batchId={view.id}
					rows={rows}
					total={rows.total}
					label={label}
					isOpen={view.state === 'review'}
					onChange={change}
					onEdit={setEditing}
				/>
			) : null}
			{editing === null ? null : (
				<EditDialog
					batchId={view.id}
					row={editing}
					onSaved={(row) => {
						setEditing(null);
						change(row);
					}}
					onStale={change}
					onClose={() => setEditing(null)}
				/>
			)}
		</div>
	);
}

/** The number of rows in the view, and how many are still undecided. */
function ViewSum({ view, show }: Pick<RowGridProps, 'view' | 'show'>) {
	const [total, waiting] = [countOf(view, show), waitingIn(view, show)];
	return (
		<p className="view-sum" role="status">
			<strong>{copy.totals[show](total)}</strong>
			{waiting === null || total === 0 ? null : ` · ${copy.toDecide(waiting)}`}
		</p>
	);
}

function RowsState({ rows: { total, failed, refresh }, show }: { rows: Rows; show: RowView }) {
	if (failed) {
		return (
			<Alert>
				{copy.rowsFailed}{' '}
				<button type="button" className="text-button text-button-inline" onClick={refresh}>
					{copy.retry}
				</button>
			</Alert>
		);
	}
	if (total === null) return <p className="quiet">{copy.loadingRows}</p>;
	return total === 0 ? (
		<p className="quiet">{show === 'problems' ? copy.noProblems : copy.emptyView}</p>
	) : null;
}

type RowListProps = {
	batchId: string;
	rows: Rows;
	total: number;
	label: string;
	isOpen: boolean;
	onChange(row: ImportRowView): void;
	onEdit(row: ImportRowView): void;
};

function RowList({ batchId, rows, total, label, isOpen, onChange, onEdit }: RowListProps) {
	const list = useRef<HTMLOListElement>(null);
	const [top, setTop] = useState(0);
	useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
	const virtualizer = useWindowVirtualizer({
		count: total,
		estimateSize: () => ROW_HEIGHT,
		overscan: BEYOND,
		scrollMargin: top,
	});
	const items = virtualizer.getVirtualItems();
	const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
	const { want } = rows;
	useEffect(() => want(first, last));
	return (
		<ol
			ref={list}
			className="rows"
			aria-label={label}
			style={{ height: virtualizer.getTotalSize() }}
		>
			{items.map(({ index, start, key }) => {
				const row = rows.at(index);
				return (
					<li
						key={key}
						ref={virtualizer.measureElement}
						data-index={index}
						aria-setsize={total}
						aria-posinset={index + 1}
						className="row-place"
						style={{ transform: `translateY(${start - top}px)` }}
					>
						{row === undefined ? (
							<div className="row-waiting" aria-hidden="true" />
						) : (
							<RowCard {...{ batchId, row, isOpen, onChange, onEdit }} />
						)}
					</li>
				);
			})}
		</ol>
	);
}
