import { useEffect, useRef, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import { DataError } from '#app/api-client/data-error.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import type { BulkChangeInput, BulkResult, DeskPage, DeskRow, Purged } from '#core/admin/desk.ts';
import { bulkDone, deskCopy } from '#core/copy/desk.ts';
import type { BulkAction } from '#core/games/desk/bulk-action.ts';
import { applyInline, type InlineChange, timeText, toGameEdit } from '#core/games/desk/inline-edit.ts';
import type { Notice } from './notice.ts';
import type { DeskRows } from './use-desk-rows.ts';
import type { Selection } from './use-selection.ts';

/** A change in a row that somebody else's save came before. */
export type InlineConflict = { row: DeskRow; change: InlineChange; current: DeskRow };

export type DeskChanges = {
	notice: Notice | null;
	conflict: InlineConflict | null;
	/** Rows whose change is on its way. */
	saving: ReadonlySet<string>;
	busy: boolean;
	edit(row: DeskRow, change: InlineChange): Promise<void>;
	/** Answers a conflict: the change again on top of what is stored, or what is stored. */
	settle(keep: boolean): void;
	closeConflict(): void;
	act(action: BulkAction): Promise<boolean>;
	purge(): Promise<boolean>;
	dismiss(): void;
};

type Wanted = { query: string; rows: DeskRows; selection: Selection };

/** Everything that the desk changes: in a row at once and back when it fails, in many rows together, and back by undo. */
export function useDeskChanges({ query, rows, selection }: Wanted): DeskChanges {
	const [notice, setNotice] = useState<Notice | null>(null);
	const [conflict, setConflict] = useState<InlineConflict | null>(null);
	const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
	const [busy, setBusy] = useState(false);
	const keys = useRef(0);
	// What runs later works on the list of then.
	const now = useRef(rows);
	useEffect(() => {
		now.current = rows;
	});

	const say = (text: string, more: Partial<Omit<Notice, 'key' | 'text'>> = {}) => {
		keys.current += 1;
		setNotice({ key: keys.current, text, kind: 'done', left: [], undo: null, retry: null, ...more });
	};
	const mark = (id: string, isSaving: boolean) =>
		setSaving((before) => {
			const ids = new Set(before);
			if (isSaving) ids.add(id);
			else ids.delete(id);
			return ids;
		});

	async function edit(row: DeskRow, change: InlineChange): Promise<void> {
		const changed = applyInline(row, change);
		const title = titleOf(row);
		now.current.patch([changed]);
		mark(row.id, true);
		try {
			await api.send('PUT', `games/${row.id}`, toGameEdit(changed));
			const fresh = await readRow(row.id);
			if (fresh !== null) now.current.patch([fresh]);
			const undo = fresh === null ? null : () => void edit(fresh, backOf(row, change));
			say(deskCopy.inline.saved(title), { undo });
		} catch (error) {
			now.current.patch([row]);
			const current = isStale(error) ? await readRow(row.id).catch(() => null) : null;
			if (current !== null) setConflict({ row, change, current });
			else say(deskCopy.inline.failed(title, sentenceOf(error)), { kind: 'problem', retry: () => void edit(row, change) });
		} finally {
			mark(row.id, false);
		}
	}

	function settle(keep: boolean): void {
		if (conflict === null) return;
		setConflict(null);
		now.current.patch([conflict.current]);
		if (keep) void edit(conflict.current, conflict.change);
	}

	async function run(task: () => Promise<void>): Promise<boolean> {
		if (busy) return false;
		setBusy(true);
		try {
			await task();
			return true;
		} catch (error) {
			say(isStale(error) ? deskCopy.totalChanged(totalOf(error)) : sentenceOf(error), { kind: 'problem' });
			if (isStale(error)) now.current.reload();
			return false;
		} finally {
			setBusy(false);
		}
	}

	function show(result: BulkResult, gone: boolean): void {
		if (gone) now.current.remove(new Set(result.rows.map(({ id }) => id)));
		else now.current.patch(result.rows);
		// What an answer does not carry, and what somebody else changed, is read again.
		if (result.changed > result.rows.length || result.left.some(({ problem }) => problem === 'stale' || problem === 'missing'))
			now.current.reload();
	}

	const undo = (id: string, gone: boolean) =>
		void run(async () => {
			const result = await api.send<BulkResult>('POST', `games/bulk/${id}/undo`, {});
			if (gone) now.current.reload();
			else show(result, false);
			say(result.changed === 0 ? deskCopy.nothingChanged : deskCopy.undo.done(result.changed), { left: result.left });
		});

	return {
		...{ notice, conflict, saving, busy, edit, settle },
		closeConflict: () => setConflict(null),
		act: (action) =>
			run(async () => {
				const target = targetOf(query, selection, now.current.loaded?.rows ?? []);
				const result = await api.send<BulkResult>('POST', 'games/bulk', { action, target } satisfies BulkChangeInput);
				const gone = action.kind === 'trash' || action.kind === 'restore';
				show(result, gone);
				if (gone) selection.clear();
				const { id, changed, left } = result;
				const text = changed === 0 ? deskCopy.nothingChanged : bulkDone(action, changed);
				say(text, { left, undo: id === null ? null : () => undo(id, gone), kind: changed === 0 ? 'problem' : 'done' });
			}),
		purge: () =>
			run(async () => {
				const games = chosenOf(selection, now.current.loaded?.rows ?? []);
				const { purged, left } = await api.send<Purged>('POST', 'games/purge', { games });
				const stay = new Set(left.map(({ id }) => id));
				now.current.remove(new Set(games.map(({ id }) => id).filter((id) => !stay.has(id))));
				selection.clear();
				say(deskCopy.purge.done(purged), { left });
			}),
		dismiss: () => setNotice(null),
	};
}

/** 'Flamengo x Palmeiras'. */
export function titleOf({ homeName, awayName }: Pick<DeskRow, 'homeName' | 'awayName'>): string {
	return `${homeName} x ${awayName}`;
}

async function readRow(id: string): Promise<DeskRow | null> {
	return (await api.get<DeskPage>(`games?ids=${id}`)).rows[0] ?? null;
}

function isStale(error: unknown): boolean {
	return error instanceof DataError && error.problem?.code === 'stale';
}

function totalOf(error: unknown): number {
	const current = error instanceof DataError ? (error.problem?.current as { total?: number } | undefined) : undefined;
	return current?.total ?? 0;
}

/** The change that makes a row what it was. */
function backOf(row: DeskRow, change: InlineChange): InlineChange {
	if (change.field === 'broadcasts') return { field: 'broadcasts', broadcasts: row.broadcasts };
	if (change.field === 'status') return { field: 'status', status: row.status };
	return { field: 'time', time: timeText(row.kickoffAt) };
}

function chosenOf({ ids }: Selection, rows: readonly DeskRow[]): { id: string; revision: number }[] {
	return rows.filter(({ id }) => ids.has(id)).map(({ id, revision }) => ({ id, revision }));
}

function targetOf(query: string, selection: Selection, rows: readonly DeskRow[]): BulkChangeInput['target'] {
	if (selection.total === null) return { games: chosenOf(selection, rows) };
	return { filter: Object.fromEntries(new URLSearchParams(query)), total: selection.total };
}
