import { type RefObject, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { currentOf } from '#app/api-client/stale.ts';
import type { DeskPage, DeskRow } from '#core/games/contract/desk.ts';
import type { GameRecord, StaleGame } from '#core/games/contract/form.ts';
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
import type { DeskRows } from './use-desk-rows.ts';
import type { Notices } from './use-notices.ts';

/** A change in a row that somebody else's save came before. */
type InlineConflict = {
	row: DeskRow;
	change: InlineChange;
	current: DeskRow;
	stale: StaleGame;
	versions: Versions;
};

/** What came of one's own change and another's, and the game that the other one left. */
type Other = { merge: GameMerge; stale: StaleGame };

export type InlineEdit = {
	conflict: InlineConflict | null;
	/** Rows whose change is on its way. */
	saving: ReadonlySet<string>;
	edit(row: DeskRow, change: InlineChange): Promise<void>;
	/** Answers a conflict: what was chosen is saved, or the row is as it is stored. */
	settle(merge: GameMerge | null): void;
	closeConflict(): void;
};

/**
 * Changes in a row: shown at once, and back when they were not saved. `list` = the rows of now, for
 * what ends later.
 */
export function useInlineEdit(list: RefObject<DeskRows>, { say }: Notices): InlineEdit {
	const [conflict, setConflict] = useState<InlineConflict | null>(null);
	const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
	const mark = (id: string, isSaving: boolean) =>
		setSaving((before) => {
			const ids = new Set(before);
			if (isSaving) ids.add(id);
			else ids.delete(id);
			return ids;
		});

	async function save(row: DeskRow, change: InlineChange, other?: Other): Promise<void> {
		const changed =
			other === undefined
				? applyInline(row, change)
				: { ...row, ...snapshotOfChange(other.merge.merged, Date.now()) };
		list.current.patch([changed]);
		const { revision } = await api.send<GameRecord>('PUT', `games/${row.id}`, toGameEdit(changed));
		// It is saved, also when the row cannot be read back: then the next change goes on from what
		// was sent.
		const fresh = (await readRow(row.id).catch(() => null)) ?? { ...changed, revision };
		list.current.patch([fresh]);
		const said =
			other === undefined
				? deskCopy.inline.saved(titleOf(row))
				: deskCopy.inline.merged(titleOf(row), savedWords(other.stale.saves));
		say(said, { about: row.id, undo: () => void edit(fresh, backOf(row, change)) });
	}

	async function refuse(row: DeskRow, change: InlineChange, error: unknown): Promise<void> {
		list.current.patch([row]);
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
			list.current.patch([current]);
			return save(current, change, { merge, stale }).catch((again: unknown) =>
				refuse(current, change, again),
			);
		}
		const text = deskCopy.inline.failed(titleOf(row), sentenceOf(error));
		say(text, { about: row.id, kind: 'problem', retry: () => void edit(row, change) });
	}

	async function edit(row: DeskRow, change: InlineChange, other?: Other): Promise<void> {
		mark(row.id, true);
		await save(row, change, other).catch((error: unknown) => refuse(row, change, error));
		mark(row.id, false);
	}

	return {
		...{ conflict, saving, edit },
		settle(merge) {
			if (conflict === null) return;
			const { current, change, stale } = conflict;
			setConflict(null);
			list.current.patch([current]);
			if (merge !== null) void edit(current, change, { merge, stale });
		},
		closeConflict: () => setConflict(null),
	};
}

async function readRow(id: string): Promise<DeskRow | null> {
	return (await api.get<DeskPage>(`games?ids=${id}`)).rows[0] ?? null;
}

/** The change that makes a row what it was. */
function backOf(row: DeskRow, change: InlineChange): InlineChange {
	if (change.field === 'broadcasts') return { field: 'broadcasts', broadcasts: row.broadcasts };
	if (change.field === 'status') return { field: 'status', status: row.status };
	return { field: 'time', time: timeText(row.kickoffAt) };
}
