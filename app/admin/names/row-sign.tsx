import { Disc } from '#app/ui/disc.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { PickerKind } from '#core/names/pickers.ts';
import { discOf } from '#core/teams/team-disc.ts';
import type { RowOf } from './picked-rows.ts';

/** The icon beside a name: a club's disc, or the icon of a channel's group. */
export function RowSign({ row }: { row: RowOf[PickerKind] }) {
	if ('gender' in row) return <ToolIcon name="games" className="i picker-sign" />;
	if ('group' in row) return <span className="sign picker-sign" data-group={row.group} />;
	return 'colors' in row ? <Disc disc={discOf(row)} /> : null;
}
