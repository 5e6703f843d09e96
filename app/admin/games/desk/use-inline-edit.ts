import { type RefObject, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { isStale } from '#app/api-client/stale.ts';
import type { DeskPage, DeskRow } from '#core/admin/desk.ts';
import type { GameRecord } from '#core/admin/game-form.ts';
import { deskCopy } from '#core/copy/desk.ts';
import { applyInline, type InlineChange, timeText, toGameEdit } from '#core/games/desk/inline-edit.ts';
import { titleOf } from './title-of.ts';
import type { DeskRows } from './use-desk-rows.ts';
import type { Notices } from './use-notices.ts';

/** A change in a row that somebody else's save came before. */
export type InlineConflict = { row: DeskRow; change: InlineChange; current: DeskRow };

export type InlineEdit = {
	conflict: InlineConflict | null;
	/** Rows whose change is on its way. */
	saving: ReadonlySet<string>;
	edit(row: DeskRow, change: InlineChange): Promise<void>;
	/** Answers a conflict: the change again on top of what is stored, or what is stored. */
	settle(keep: boolean): void;
	closeConflict(): void;
};

/** Changes in a row: shown at once, and back when they were not saved. `list` = the rows of now, for what ends later. */
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

	async function save(row: DeskRow, change: InlineChange): Promise<void> {
		const changed = applyInline(row, change);
		list.current.patch([changed]);
		const { revision } = await api.send<GameRecord>('PUT', `games/${row.id}`, toGameEdit(changed));
		// It is saved, also when the row cannot be read back: then the next change goes on from what was sent.
		const fresh = (await readRow(row.id).catch(() => null)) ?? { ...changed, revision };
		list.current.patch([fresh]);
		say(deskCopy.inline.saved(titleOf(row)), { about: row.id, undo: () => void edit(fresh, backOf(row, change)) });
	}

	async function refuse(row: DeskRow, change: InlineChange, error: unknown): Promise<void> {
		list.current.patch([row]);
		const current = isStale(error) ? await readRow(row.id).catch(() => null) : null;
		if (current !== null) return setConflict({ row, change, current });
		const text = deskCopy.inline.failed(titleOf(row), sentenceOf(error));
		say(text, { about: row.id, kind: 'problem', retry: () => void edit(row, change) });
	}

	async function edit(row: DeskRow, change: InlineChange): Promise<void> {
		mark(row.id, true);
		await save(row, change).catch((error: unknown) => refuse(row, change, error));
		mark(row.id, false);
	}

	return {
		...{ conflict, saving, edit },
		settle(keep) {
			if (conflict === null) return;
			setConflict(null);
			list.current.patch([conflict.current]);
			if (keep) void edit(conflict.current, conflict.change);
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
