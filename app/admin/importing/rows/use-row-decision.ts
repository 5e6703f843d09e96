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

/**
 * What can be done with one row. Where somebody else was faster the row as it is now takes its
 * place, and says so.
 */
export function useRowDecision(
	batchId: string,
	row: ImportRowView,
	onChange: (row: ImportRowView) => void,
): RowChange {
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const { number, revision } = row;
	const path = `imports/${batchId}/rows/${number}`;

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
			run(() => api.send<ImportRowView>('PUT', `${path}/decision`, { revision, decision })),
		edit: (edit) => run(() => api.send<ImportRowView>('PATCH', path, { revision, edit })),
	};
}

/** The row as it is now, when somebody else changed it first. */
export function staleRow(error: unknown): ImportRowView | null {
	const problem = error instanceof DataError ? error.problem : null;
	const current = problem?.code === 'stale' ? problem.current : undefined;
	return isRow(current) ? current : null;
}

function isRow(value: unknown): value is ImportRowView {
	return typeof recordOf(value).number === 'number';
}
