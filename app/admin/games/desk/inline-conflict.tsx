import { GameMergeDialog } from '#app/admin/games/form/game-merge.tsx';
import type { DeskSetup } from '#core/games/contract/desk.ts';
import type { DeskChanges } from './use-desk-changes.ts';

/** Another operator changed the same field first: asks which value counts (U07). */
export function InlineConflictDialog({
	changes,
	setup,
}: {
	changes: DeskChanges;
	setup: DeskSetup;
}) {
	const { conflict } = changes;
	if (conflict === null) return null;
	const channels = setup.channels.map(({ id, name }) => ({ id, shortName: name }));
	return (
		<GameMergeDialog
			versions={conflict.versions}
			saves={conflict.stale.saves}
			names={{ ...conflict.stale.names, channels }}
			onSave={changes.settle}
			onTake={() => changes.settle(null)}
			onClose={changes.closeConflict}
		/>
	);
}
