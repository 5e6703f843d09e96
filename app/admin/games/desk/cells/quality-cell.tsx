import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { DeskRow } from '#core/games/contract/desk.ts';
import { deskCopy } from '#core/games/copy/desk.ts';
import { warningLabels } from '#core/games/copy/quality.ts';
import { isOff } from '#core/games/game-rules.ts';
import { isConflict } from '#core/games/quality/warning.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import type { CellProps } from './cell-props.ts';

/** What a game lacks and what looks wrong of it: short words, and the whole sentences on demand. */
export function QualityCell({ row, isActive }: CellProps) {
	const lacks = lacksOf(row);
	const { warnings } = row;
	if (lacks.length + warnings.length === 0) return <span className="gd-fine" aria-hidden="true" />;
	return (
		<>
			{lacks.length === 0 ? null : <span className="gd-lacks">{lacks.join(', ')}</span>}
			{warnings.length === 0 ? null : (
				<details className="gd-warnings" data-conflict={warnings.some(isConflict) || undefined}>
					<summary tabIndex={isActive ? 0 : -1}>
						<ToolIcon name="warning" />
						{warnings.length === 1 && warnings[0] !== undefined
							? warningLabels[warnings[0].kind]
							: deskCopy.warnings(warnings.length)}
					</summary>
					<ul>
						{warnings.map(({ kind, text, gameId }) => (
							<li key={`${kind} ${text}`}>
								{gameId === null ? text : <a href={panelPaths.editGame(gameId)}>{text}</a>}
							</li>
						))}
					</ul>
				</details>
			)}
		</>
	);
}

function lacksOf(row: DeskRow): string[] {
	if (isOff(row) || row.deletedAt !== null) return [];
	return [
		row.broadcasts.length === 0 ? deskCopy.noChannel : '',
		row.kickoffAt === null ? deskCopy.noHour : '',
	].filter(Boolean);
}
