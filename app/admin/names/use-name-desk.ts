import { useState } from 'react';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';

type Stored = { id: string; revision: number };
export type NameDesk<Row, Typed> = ReturnType<typeof useNameDesk<Row & Stored, Typed & object>>;

type NameDeskOptions<Row, Typed> = {
	/** The draft's own: 'teams'. */
	name: string;
	record: Row;
	toTyped(record: Row): Typed;
	/** Stores what is typed over the named revision. */
	put(typed: Typed, revision: number): Promise<Row>;
};

/**
 * Edits one team, competition or channel: draft, save, and the choice after another operator saved
 * first.
 */
export function useNameDesk<Row extends Stored, Typed extends object>(
	options: NameDeskOptions<Row, Typed>,
) {
	const { name, record, toTyped, put } = options;
	const [stored, setStored] = useState(record);
	const start = (row: Row): Typed & { base: number } => ({ ...toTyped(row), base: row.revision });
	const draft = useDraft(`${name}:${record.id}`, start(stored));
	const save = useSave<Row>();

	function take(next: Row): void {
		setStored(next);
		draft.reset(start(next));
	}

	async function store(revision: number): Promise<void> {
		await save.run(async () => take(await put(draft.value, revision)));
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
