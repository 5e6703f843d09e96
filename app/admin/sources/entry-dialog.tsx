import { type FormEvent, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import type { CatalogueItemView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import type { DialogProps } from './dialog-props.ts';
import { optionsOf } from './options-of.ts';
import { mappingText, readMapping } from './read-mapping.ts';

const copy = sourcesCopy.entry;

/** Edits an entry of the catalogue for this guide; the shipped one can be taken back. */
export function EntryDialog({
	item,
	onDone,
	onClose,
}: Pick<DialogProps, 'onDone' | 'onClose'> & { item: CatalogueItemView }) {
	const [entry, setEntry] = useState(item.entry);
	const [mapping, setMapping] = useState(() => mappingText(item.entry));
	const save = useSave();
	const change = (part: Partial<Omit<typeof entry, 'kind'>>) => setEntry({ ...entry, ...part });
	const error = (name: string) => save.fields[`entry.${name}`];
	const params = { id: entry.id };

	function submit(event: FormEvent): void {
		event.preventDefault();
		void save.run(async () => {
			const sent =
				entry.kind === 'jogos' ? { ...entry, competitions: readMapping(mapping) } : entry;
			const body = { entry: sent, revision: item.revision };
			await api.send('PUT', 'catalogue/:id', { params, body });
			onClose();
			await onDone(sourcesCopy.said.saved);
		});
	}

	const reset = () =>
		save.run(async () => {
			await api.send('DELETE', 'catalogue/:id', { params, query: { revision: item.revision } });
			onClose();
			await onDone(sourcesCopy.said.saved);
		});

	return (
		<Dialog title={copy.title(item.entry.name)} onClose={onClose}>
			<form className="panel-form" onSubmit={submit} noValidate>
				<p className="quiet">{copy.text}</p>
				<Field
					label={copy.name}
					value={entry.name}
					error={error('name')}
					onChange={(event) => change({ name: event.target.value })}
				/>
				<Field
					label={copy.site}
					value={entry.site}
					error={error('site')}
					onChange={(event) => change({ site: event.target.value })}
				/>
				<Field
					label={copy.template}
					value={entry.template}
					error={error('template')}
					onChange={(event) => change({ template: event.target.value })}
				/>
				{entry.kind === 'jogos' ? (
					<TextAreaField
						label={copy.competitions}
						hint={copy.competitionsHint}
						rows={6}
						value={mapping}
						error={error('competitions')}
						onChange={(event) => setMapping(event.target.value)}
					/>
				) : null}
				<Field
					label={copy.interval}
					type="number"
					min={5}
					value={String(entry.intervalMinutes)}
					error={error('intervalMinutes')}
					onChange={(event) => change({ intervalMinutes: Number(event.target.value) })}
				/>
				<SelectField
					label={copy.confidence}
					options={optionsOf(sourcesCopy.confidence)}
					value={entry.confidence}
					onPick={(confidence) => change({ confidence })}
				/>
				<SelectField
					label={copy.republish}
					options={optionsOf(sourcesCopy.republish)}
					value={entry.terms.republish}
					onPick={(republish) => change({ terms: { ...entry.terms, republish } })}
				/>
				<Field
					label={copy.note}
					value={entry.note ?? ''}
					error={error('note')}
					onChange={(event) => change({ note: event.target.value || null })}
				/>
				<CheckField
					label={copy.verified}
					checked={entry.verified}
					onChange={(verified) => change({ verified })}
				/>
				<SaveBar state={save} />
			</form>
			{item.revision === 0 ? null : (
				<button type="button" className="text-button" onClick={() => void reset()}>
					{copy.reset}
				</button>
			)}
		</Dialog>
	);
}
