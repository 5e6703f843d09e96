import { titleOf } from '#app/admin/games/desk/title-of.ts';
import { deskCopy, statusNames } from '#core/games/copy/desk.ts';
import { GAME_STATUSES } from '#core/games/game.ts';
import type { CellProps } from './cell-props.ts';

/**
 * The state of a game: a list to choose from, which is saved as soon as something else is chosen.
 */
export function StatusCell({ row, editing, isActive, acts }: CellProps) {
	const isAsked = editing === 'status';
	if (row.deletedAt !== null) return <span className="gd-status">{statusNames[row.status]}</span>;
	return (
		<select
			className="gd-status"
			data-status={row.status}
			tabIndex={isActive ? 0 : -1}
			aria-label={deskCopy.inline.status(titleOf(row))}
			ref={(select) => {
				if (isAsked) select?.focus();
			}}
			value={row.status}
			onChange={(event) => {
				const status = GAME_STATUSES.find((one) => one === event.target.value);
				if (status !== undefined && status !== row.status)
					acts.edit(row, { field: 'status', status });
			}}
			onKeyDown={(event) => {
				if (event.key !== 'Enter' && event.key !== 'Escape') return;
				event.preventDefault();
				acts.setEditing({ id: row.id, field: 'status' });
				acts.setEditing(null);
			}}
			onBlur={() => {
				if (isAsked) acts.setEditing(null);
			}}
		>
			{GAME_STATUSES.map((status) => (
				<option key={status} value={status}>
					{statusNames[status]}
				</option>
			))}
		</select>
	);
}
