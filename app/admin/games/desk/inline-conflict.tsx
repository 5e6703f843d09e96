import { Conflict } from '#app/admin/ui/conflict.tsx';
import type { DeskRow, DeskSetup } from '#core/admin/desk.ts';
import { deskCopy, publicationNames, statusNames } from '#core/copy/desk.ts';
import { applyInline, writeHour } from '#core/games/desk/inline-edit.ts';
import { formatNumericDay } from '#core/site/dates.ts';
import { channelWords } from './channel-words.ts';
import type { DeskChanges } from './use-desk-changes.ts';

const copy = deskCopy.conflict;

/** Somebody else saved the game before a change in its row: both versions side by side (U07). */
export function InlineConflictDialog({ changes, setup }: { changes: DeskChanges; setup: DeskSetup }) {
	const { conflict } = changes;
	if (conflict === null) return null;
	const mine = applyInline(conflict.row, conflict.change);
	const theirs = conflict.current;
	const line = (label: string, words: (row: DeskRow) => string) => ({ label, mine: words(mine), theirs: words(theirs) });
	return (
		<Conflict
			rows={[
				line(copy.day, ({ day }) => formatNumericDay(day)),
				line(copy.hour, ({ kickoffAt }) => writeHour(kickoffAt) || deskCopy.hourUndefined),
				line(copy.channels, ({ broadcasts }) => channelWords(broadcasts, setup)),
				line(copy.status, ({ status }) => statusNames[status]),
				line(copy.publication, ({ publication }) => publicationNames[publication]),
			]}
			onKeep={() => changes.settle(true)}
			onTake={() => changes.settle(false)}
			onClose={changes.closeConflict}
		/>
	);
}
