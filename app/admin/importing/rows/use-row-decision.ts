import { useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import { DataError } from '#app/api-client/data-error.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import type { ImportRowView } from '#core/importing/contract/imports.ts';
import type { RowEdit } from '#core/importing/contract/requests.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import type { RowDecision } from '#core/importing/import-row.ts';
import { recordOf } from '#core/kit/record.ts';

export type RowChange = {
	busy: boolean;
	problem: string | null;
	decide(decision: RowDecision | null): Promise<void>;
	edit(edit: RowEdit['edit']): Promise<void>;
};

/** Decides or edits one row. If another operator was faster, their row replaces it, with a note. */
export function useRowDecision(
	batchId: string,
	row: ImportRowView,
	onChange: (row: ImportRowView) => void,
): RowChange {
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const { number, revision } = row;
	const params = { id: batchId, number };

	async function run(task: () => Promise<ImportRowView>): Promise<void> {
		if (busy) return;
		setBusy(true);
		setProblem(null);
		try {
			onChange(await task());
		} catch (error) {
			const current = staleRow(error);
			if (current !== null) onChange(current);
			setProblem(current === null ? sentenceOf(error) : importDeskCopy.row.stale);
		} finally {
			setBusy(false);
		}
	}

	return {
		...{ busy, problem },
		decide: (decision) =>
			run(() =>
				api.send('PUT', 'imports/:id/rows/:number/decision', {
					params,
					body: { revision, decision },
				}),
			),
		edit: (edit) =>
			run(() =>
				api.send('PATCH', 'imports/:id/rows/:number', { params, body: { revision, edit } }),
			),
	};
}

/** The current row, when another operator changed it first; null for any other error. */
export function staleRow(error: unknown): ImportRowView | null {
	const problem = error instanceof DataError ? error.problem : null;
	const current = problem?.code === 'stale' ? problem.current : undefined;
	return isRow(current) ? current : null;
}

function isRow(value: unknown): value is ImportRowView {
	return typeof recordOf(value).number === 'number';
}
