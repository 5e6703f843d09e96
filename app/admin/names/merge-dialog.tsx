import { useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { namesCopy } from '#core/names/copy/desk.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import type { RowOf } from './picked-rows.ts';
import { Picker } from './picker.tsx';

type MergeDialogProps<Kind extends PickerKind> = {
	kind: Kind;
	from: { id: string; name: string; revision: number };
	onMerged(into: string): void;
	onClose(): void;
};

const copy = namesCopy.merge;

/**
 * Merges a duplicate into the entry that stays. It warns first, because a merge cannot be undone.
 */
export function MergeDialog<Kind extends PickerKind>({
	kind,
	from,
	onMerged,
	onClose,
}: MergeDialogProps<Kind>) {
	const [into, setInto] = useState<RowOf[Kind] | null>(null);
	const save = useSave();
	const merge = () =>
		save.run(async () => {
			if (into === null) return;
			await api.send('POST', 'names/merge', {
				body: {
					kind,
					from: from.id,
					into: into.id,
					revision: from.revision,
				},
			});
			onMerged(into.id);
		});
	return (
		<Dialog title={copy.title(from.name)} onClose={onClose}>
			<p>{copy.text}</p>
			{save.problem === null ? null : <Alert>{save.problem}</Alert>}
			<Picker
				kind={kind}
				label={copy.into}
				value={into}
				error={save.fields.into}
				onChange={setInto}
			/>
			{into === null || into.id === from.id ? null : (
				<p className="field-warning">{copy.sure(from.name, into.name)}</p>
			)}
			<div className="panel-actions">
				<button
					type="button"
					className="button button-danger"
					disabled={into === null || into.id === from.id}
					onClick={() => void merge()}
				>
					{copy.yes}
				</button>
				<button type="button" className="button button-quiet" onClick={onClose}>
					{settingsCopy.cancel}
				</button>
			</div>
		</Dialog>
	);
}
