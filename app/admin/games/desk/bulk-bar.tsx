import { type RefObject, useState } from 'react';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { deskCopy, statusNames } from '#core/games/copy/desk.ts';
import type { BulkAction } from '#core/games/desk/bulk-action.ts';
import { MOST_BULK_GAMES } from '#core/games/desk/limits.ts';
import { GAME_STATUSES } from '#core/games/game.ts';
import { ChannelDialog, MoveDialog, PurgeDialog } from './bulk-dialogs.tsx';
import type { DeskChanges } from './use-desk-changes.ts';
import type { Selection } from './use-selection.ts';

const copy = deskCopy.bulk;

type BulkBarProps = {
	selection: Selection;
	changes: DeskChanges;
	barRef: RefObject<HTMLDivElement | null>;
	/** How many games the filter finds, where that is known. */
	total: number | null;
	loadedCount: number;
	inTrash: boolean;
	mayPurge: boolean;
};
type Asking = 'move' | 'add' | 'remove' | 'purge' | null;

/**
 * What can be done to the selected games, at the foot of the screen as long as something is
 * selected.
 */
export function BulkBar({
	selection,
	changes,
	barRef,
	total,
	loadedCount,
	inTrash,
	mayPurge,
}: BulkBarProps) {
	const [asking, setAsking] = useState<Asking>(null);
	const { count } = selection;
	const close = () => setAsking(null);
	const act = async (action: BulkAction) => {
		if (await changes.act(action)) close();
	};
	return (
		<div
			ref={barRef}
			className="gd-bulk"
			role="toolbar"
			aria-label={copy.label}
			aria-busy={changes.busy}
		>
			<div className="gd-bulk-count">
				<button
					type="button"
					className="icon-button"
					aria-label={copy.clear}
					title={copy.clear}
					onClick={selection.clear}
				>
					<ToolIcon name="remove" />
				</button>
				<strong role="status">{changes.busy ? copy.busy : copy.selected(count)}</strong>
				<SelectAll selection={selection} total={total} loadedCount={loadedCount} />
			</div>
			<div className="gd-bulk-actions">
				{inTrash ? (
					<>
						<BarButton label={copy.restore} onClick={() => void act({ kind: 'restore' })} />
						<BarButton label={copy.purge} danger onClick={() => setAsking('purge')} />
					</>
				) : (
					<>
						<BarButton
							label={copy.publish}
							onClick={() => void act({ kind: 'publication', publication: 'published' })}
						/>
						<BarButton
							label={copy.unpublish}
							onClick={() => void act({ kind: 'publication', publication: 'draft' })}
						/>
						<StatusChoice onStatus={(status) => void act({ kind: 'status', status })} />
						<BarButton label={copy.move} onClick={() => setAsking('move')} />
						<BarButton label={copy.addChannel} onClick={() => setAsking('add')} />
						<BarButton label={copy.removeChannel} onClick={() => setAsking('remove')} />
						<BarButton label={copy.verify} onClick={() => void act({ kind: 'verify' })} />
						<BarButton label={copy.trash} danger onClick={() => void act({ kind: 'trash' })} />
					</>
				)}
			</div>
			{asking === 'move' ? (
				<MoveDialog count={count} busy={changes.busy} onAct={act} onClose={close} />
			) : null}
			{asking === 'add' || asking === 'remove' ? (
				<ChannelDialog
					isAdding={asking === 'add'}
					count={count}
					busy={changes.busy}
					onAct={act}
					onClose={close}
				/>
			) : null}
			{asking === 'purge' ? (
				<PurgeDialog
					count={count}
					mayPurge={mayPurge}
					busy={changes.busy}
					onPurge={async () => {
						if (await changes.purge()) close();
					}}
					onClose={close}
				/>
			) : null}
		</div>
	);
}

function BarButton({
	label,
	danger = false,
	onClick,
}: {
	label: string;
	danger?: boolean;
	onClick: () => void;
}) {
	return (
		<button
			type="button"
			className={danger ? 'button button-danger' : 'button button-quiet'}
			onClick={onClick}
		>
			{label}
		</button>
	);
}

/** Beyond what is loaded, all that the filter finds, with its number. */
function SelectAll({
	selection,
	total,
	loadedCount,
}: Pick<BulkBarProps, 'selection' | 'total' | 'loadedCount'>) {
	if (
		total === null ||
		selection.total !== null ||
		selection.count < loadedCount ||
		total <= loadedCount
	)
		return null;
	if (total > MOST_BULK_GAMES)
		return <span className="quiet">{copy.tooMany(MOST_BULK_GAMES)}</span>;
	return (
		<button type="button" className="text-button" onClick={() => selection.selectFilter(total)}>
			{copy.all(total)}
		</button>
	);
}

function StatusChoice({
	onStatus,
}: {
	onStatus: (status: (typeof GAME_STATUSES)[number]) => void;
}) {
	return (
		<select
			className="button button-quiet gd-bulk-status"
			aria-label={copy.status}
			value=""
			onChange={(event) => {
				const status = GAME_STATUSES.find((one) => one === event.target.value);
				if (status !== undefined) onStatus(status);
			}}
		>
			<option value="">{copy.status}</option>
			{GAME_STATUSES.map((status) => (
				<option key={status} value={status}>
					{statusNames[status]}
				</option>
			))}
		</select>
	);
}
