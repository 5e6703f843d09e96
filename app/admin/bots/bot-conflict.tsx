import { Conflict, type ConflictRow } from '#app/admin/ui/conflict.tsx';
import type { BotView } from '#core/bots/contract.ts';
import type { BotSave } from './use-bot-save.ts';

type BotConflictProps = {
	save: Pick<BotSave, 'state'>;
	rows: (theirs: BotView) => ConflictRow[];
	onKeep: (revision: number) => void;
	onTake: (theirs: BotView) => void;
	onDone: () => Promise<void>;
};

/** Shows both versions when another operator saved the bot first. */
export function BotConflict({ save, rows, onKeep, onTake, onDone }: BotConflictProps) {
	const { conflict, reset } = save.state;
	if (conflict === null) return null;
	return (
		<Conflict
			rows={rows(conflict)}
			onKeep={() => onKeep(conflict.revision)}
			onTake={() => {
				onTake(conflict);
				reset();
				void onDone();
			}}
			onClose={() => {
				reset();
				void onDone();
			}}
		/>
	);
}
