import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { GameWarning } from '#core/games/contract/form.ts';
import { gameFormCopy } from '#core/games/copy/form.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

/** Warnings of a field: hints that block nothing. */
export function Warnings({ of = [] }: { of: readonly GameWarning[] | undefined }) {
	return of.map(({ text, gameId }) => (
		<p key={text} className="field-warning">
			<ToolIcon name="warning" />
			<span>
				{text}{' '}
				{gameId === null || gameId === 'new' ? null : (
					<a href={panelPaths.editGame(gameId)} target="_blank" rel="noopener">
						{gameFormCopy.seeOther}
					</a>
				)}
			</span>
		</p>
	));
}
