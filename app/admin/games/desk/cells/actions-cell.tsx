import { titleOf } from '#app/admin/games/desk/title-of.ts';
import { seeAddress } from '#app/api-client/written.ts';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { deskCopy } from '#core/games/copy/desk.ts';
import { paths } from '#core/site/paths.ts';
import type { CellProps } from './cell-props.ts';

/** The way to the public page, where there is one. */
export function ActionsCell({ row, isActive }: CellProps) {
	if (row.publication === 'draft' || row.deletedAt !== null) return null;
	return (
		<a
			className="icon-button"
			href={seeAddress(paths.game(row.slug))}
			target="_blank"
			rel="noreferrer"
			tabIndex={isActive ? 0 : -1}
			aria-label={deskCopy.openPublic(titleOf(row))}
		>
			<ToolIcon name="external" />
		</a>
	);
}
