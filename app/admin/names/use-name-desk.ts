import { useState } from 'react';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';

type Stored = { id: string; revision: number };
export type NameDesk<Row, Typed> = ReturnType<typeof useNameDesk<Row & Stored, Typed & object>>;

type NameDeskOptions<Row, Typed> = {
	/** Path under the panel's API, for example 'teams'. */
	path: string;
	record: Row;
	toTyped(record: Row): Typed;
	toEdit(typed: Typed): object;
};

/**
 * Edits one team, competition or channel: draft, save, and the choice after another operator saved
 * first.
 */
export function useNameDesk<Row extends Stored, Typed extends object>(
	options: NameDeskOptions<Row, Typed>,
) {
	const { path, record, toTyped, toEdit } = options;
	const [stored, setStored] = useState(record);
	const start = (row: Row): Typed & { base: number } => ({ ...toTyped(row), base: row.revision });
	const draft = useDraft(`${path}:${record.id}`, start(stored));
	const save = useSave<Row>();

	function take(next: Row): void {
		setStored(next);
		draft.reset(start(next));
	}

	async function store(revision: number): Promise<void> {
		await save.run(async () => {
			take(
				await api.send<Row>('PUT', `${path}/${record.id}`, { ...toEdit(draft.value), revision }),
			);
		});
	}

	return {
		stored,
		draft,
		save,
		take,
		store,
		typed: draft.value,
		change: draft.change as (part: Partial<Typed>) => void,
	};
}
