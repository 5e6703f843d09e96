import { useMutation } from '@tanstack/react-query';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { currentOf, isStale } from '#app/api-client/stale.ts';
import type { BulkChangeInput, BulkResult, DeskRow } from '#core/games/contract/desk.ts';
import { bulkDone, deskCopy } from '#core/games/copy/desk.ts';
import type { BulkAction } from '#core/games/desk/bulk-action.ts';
import { useShownRows } from './use-desk-rows.ts';
import { type InlineEdit, useInlineEdit } from './use-inline-edit.ts';
import { type Notices, useNotices } from './use-notices.ts';
import type { Selection } from './use-selection.ts';

export type DeskChanges = InlineEdit & {
	notices: Notices;
	busy: boolean;
	act(action: BulkAction): Promise<boolean>;
	purge(): Promise<boolean>;
};

/** `rows` = those that are shown now. */
type Wanted = { query: string; rows: readonly DeskRow[]; selection: Selection };

/** Everything that the desk changes: in a row, in many rows together, and back by undo. */
export function useDeskChanges({ query, rows, selection }: Wanted): DeskChanges {
	const notices = useNotices();
	const shown = useShownRows();
	const inline = useInlineEdit(shown, notices);
	const { say } = notices;
	const { mutateAsync, isPending: busy } = useMutation({
		mutationFn: (task: () => Promise<void>) => task(),
		onError(error) {
			const text = isStale(error) ? deskCopy.totalChanged(totalOf(error)) : sentenceOf(error);
			say(text, { kind: 'problem' });
			if (isStale(error)) shown.reload();
		},
	});

	async function run(task: () => Promise<void>): Promise<boolean> {
		if (busy) return false;
		return mutateAsync(task).then(
			() => true,
			() => false,
		);
	}

	function show(result: BulkResult, gone: boolean): void {
		if (gone) shown.remove(new Set(result.rows.map(({ id }) => id)));
		else shown.patch(result.rows);
		// What an answer does not carry, and what another operator changed, is read again.
		if (
			result.changed > result.rows.length ||
			result.left.some(({ problem }) => problem === 'stale' || problem === 'missing')
		)
			shown.reload();
	}

	const undo = (id: string, gone: boolean) =>
		void run(async () => {
			const result = await api.send('POST', 'games/bulk/:id/undo', { params: { id } });
			if (gone) shown.reload();
			else show(result, false);
			say(result.changed === 0 ? deskCopy.nothingChanged : deskCopy.undo.done(result.changed), {
				left: result.left,
			});
		});

	return {
		...inline,
		...{ notices, busy },
		act: (action) =>
			run(async () => {
				const target = targetOf(query, selection, rows);
				const result = await api.send('POST', 'games/bulk', {
					body: { action, target },
				});
				const gone = action.kind === 'trash' || action.kind === 'restore';
				show(result, gone);
				if (gone) selection.clear();
				const { id, changed, left } = result;
				const text = changed === 0 ? deskCopy.nothingChanged : bulkDone(action, changed);
				say(text, {
					left,
					undo: id === null ? null : () => undo(id, gone),
					kind: changed === 0 ? 'problem' : 'done',
				});
			}),
		purge: () =>
			run(async () => {
				const games = chosenOf(selection, rows);
				const { purged, left } = await api.send('POST', 'games/purge', { body: { games } });
				const stay = new Set(left.map(({ id }) => id));
				shown.remove(new Set(games.map(({ id }) => id).filter((id) => !stay.has(id))));
				selection.clear();
				say(deskCopy.purge.done(purged), { left });
			}),
	};
}

function chosenOf(
	{ ids }: Selection,
	rows: readonly DeskRow[],
): { id: string; revision: number }[] {
	return rows.filter(({ id }) => ids.has(id)).map(({ id, revision }) => ({ id, revision }));
}

function targetOf(
	query: string,
	selection: Selection,
	rows: readonly DeskRow[],
): BulkChangeInput['target'] {
	if (selection.total === null) return { games: chosenOf(selection, rows) };
	return { filter: Object.fromEntries(new URLSearchParams(query)), total: selection.total };
}

/** How many games a filter finds now, as the refusal says. */
function totalOf(error: unknown): number {
	return (currentOf(error) as { total?: number } | null)?.total ?? 0;
}
