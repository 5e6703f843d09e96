import { useMutation, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { routeKey } from '#app/admin/data/key-of.ts';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { currentOf } from '#app/api-client/stale.ts';
import type { DeskRow } from '#core/games/contract/desk.ts';
import type { StaleGame } from '#core/games/contract/form.ts';
import { deskCopy } from '#core/games/copy/desk.ts';
import { savedWords } from '#core/games/copy/merge.ts';
import {
	applyInline,
	type InlineChange,
	timeText,
	toGameEdit,
} from '#core/games/desk/inline-edit.ts';
import { changeOf, snapshotOfChange } from '#core/games/game-change.ts';
import { type GameMerge, mergeGame, type Versions } from '#core/games/merge/merge-game.ts';
import { titleOf } from './title-of.ts';
import type { ShownRows } from './use-desk-rows.ts';
import type { Notices } from './use-notices.ts';

/** A change in a row that another operator's save preceded. */
type InlineConflict = {
	row: DeskRow;
	change: InlineChange;
	current: DeskRow;
	stale: StaleGame;
	versions: Versions;
};

/** What came of one's own change and another's, and the game that the other one left. */
type Other = { merge: GameMerge; stale: StaleGame };

/** `changed` = the row as it is shown at once, and sent. */
type Edit = { row: DeskRow; change: InlineChange; other?: Other; changed: DeskRow };

export type InlineEdit = {
	conflict: InlineConflict | null;
	/** Rows whose change is on its way. */
	saving: ReadonlySet<string>;
	edit(row: DeskRow, change: InlineChange): void;
	/** Answers a conflict: what was chosen is saved, or the row is as it is stored. */
	settle(merge: GameMerge | null): void;
	closeConflict(): void;
};

const EDITS = routeKey('PUT', 'games/:id');

/** Changes in a row: shown at once, and back when they were not saved. */
export function useInlineEdit(shown: ShownRows, { say }: Notices): InlineEdit {
	const [conflict, setConflict] = useState<InlineConflict | null>(null);
	const { mutate } = useMutation({
		mutationKey: EDITS,
		mutationFn: store,
		onMutate: ({ changed }) => shown.patch([changed]),
		onSuccess(fresh, { row, change, other }) {
			shown.patch([fresh]);
			const said =
				other === undefined
					? deskCopy.inline.saved(titleOf(row))
					: deskCopy.inline.merged(titleOf(row), savedWords(other.stale.saves));
			say(said, { about: row.id, undo: () => edit(fresh, backOf(row, change)) });
		},
		onError: refuse,
	});
	const saving = useMutationState({
		filters: { mutationKey: EDITS, status: 'pending' },
		select: ({ state }) => (state.variables as Edit).row.id,
	});

	function edit(row: DeskRow, change: InlineChange, other?: Other): void {
		const changed =
			other === undefined
				? applyInline(row, change)
				: { ...row, ...snapshotOfChange(other.merge.merged, Date.now()) };
		mutate({ row, change, changed, ...(other === undefined ? {} : { other }) });
	}

	async function refuse(error: Error, { row, change }: Edit): Promise<void> {
		shown.patch([row]);
		const stale = currentOf(error) as StaleGame | null;
		const current = stale === null ? null : await readRow(row.id).catch(() => null);
		if (stale !== null && current !== null) {
			const versions = {
				base: changeOf(row),
				mine: changeOf(applyInline(row, change)),
				theirs: changeOf(current),
			};
			const merge = mergeGame(versions);
			if (merge.both.length > 0) return setConflict({ row, change, current, stale, versions });
			shown.patch([current]);
			return edit(current, change, { merge, stale });
		}
		const text = deskCopy.inline.failed(titleOf(row), sentenceOf(error));
		say(text, { about: row.id, kind: 'problem', retry: () => edit(row, change) });
	}

	return {
		...{ conflict, saving: new Set(saving), edit },
		settle(merge) {
			if (conflict === null) return;
			const { current, change, stale } = conflict;
			setConflict(null);
			shown.patch([current]);
			if (merge !== null) edit(current, change, { merge, stale });
		},
		closeConflict: () => setConflict(null),
	};
}

/**
 * Saves a row and reads it back. It is saved also when it cannot be read: then the next change goes
 * on from what was sent.
 */
async function store({ row: { id }, changed }: Edit): Promise<DeskRow> {
	const { revision } = await api.send('PUT', 'games/:id', {
		params: { id },
		body: toGameEdit(changed),
	});
	return (await readRow(id).catch(() => null)) ?? { ...changed, revision };
}

async function readRow(id: string): Promise<DeskRow | null> {
	return (await api.get('games', { query: { ids: id } })).rows[0] ?? null;
}

/** The change that makes a row what it was. */
function backOf(row: DeskRow, change: InlineChange): InlineChange {
	if (change.field === 'broadcasts') return { field: 'broadcasts', broadcasts: row.broadcasts };
	if (change.field === 'status') return { field: 'status', status: row.status };
	return { field: 'time', time: timeText(row.kickoffAt) };
}
