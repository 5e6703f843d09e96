import { formatMoment } from '#core/copy/moments.ts';
import { deskCopy } from '#core/games/copy/desk.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import type { CellProps } from './cell-props.ts';

/** Who plays, in which competition, and what is special about the record. */
export function GameCell({ row, isActive }: CellProps) {
	const { homeName, awayName, competitionName, round, venue, deletedAt, id, publication } = row;
	return (
		<>
			<a className="gd-title" href={panelPaths.editGame(id)} tabIndex={isActive ? 0 : -1}>
				<span>{homeName}</span> <span className="gd-versus">x</span> <span>{awayName}</span>
			</a>
			<span className="gd-note">
				{[competitionName, round, venue].filter(Boolean).join(' · ')}
				{publication === 'draft' ? <span className="tag tag-off">{deskCopy.unseen}</span> : null}
			</span>
			{deletedAt === null ? null : (
				<span className="gd-note">{deskCopy.deletedAt(formatMoment(deletedAt))}</span>
			)}
		</>
	);
}
