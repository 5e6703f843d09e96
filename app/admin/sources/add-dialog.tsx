import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { normalize } from '#core/search/normalize.ts';
import type { CatalogueItemView, SourceView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import type { DialogProps } from './dialog-props.ts';
import { PolicyFields, type SourcePolicy } from './policy-fields.tsx';
import { TestList } from './test-list.tsx';

const copy = sourcesCopy.add;
const CAREFUL: SourcePolicy = { apply: 'propose', createMissing: false };
/** More competitions than this get a field to search in. */
const MANY = 12;

type AddDialogProps = DialogProps & { item: CatalogueItemView };

/** Follows an entry of the catalogue: competitions, key, then a test of each new source. */
export function AddDialog({ item, onDone, onClose, competitions }: AddDialogProps) {
	const [added, setAdded] = useState<readonly SourceView[]>([]);
	const followed = useQuery(readOf('gaps/followed'));
	const sources = useQuery(readOf('sources'));
	if (followed.isPending || sources.isPending) return null;
	const taken = sources.data?.sources.filter(({ entryId }) => entryId === item.entry.id) ?? [];
	const wanted = (followed.data?.competitionIds ?? []).filter(
		(id) => !taken.some(({ competitionId }) => competitionId === id),
	);
	return (
		<Dialog title={copy.title(item.entry.name)} onClose={onClose}>
			{added.length === 0 ? (
				<ChoiceForm
					item={item}
					competitions={competitions}
					wanted={wanted}
					onAdded={(sources) => {
						setAdded(sources);
						void onDone(sourcesCopy.said.added);
					}}
				/>
			) : (
				<>
					<p>{copy.tests}</p>
					<TestList sources={added} onDone={onDone} />
				</>
			)}
		</Dialog>
	);
}

type ChoiceFormProps = Pick<AddDialogProps, 'item' | 'competitions'> & {
	/** Competitions that the guide follows, and this entry does not bring yet. */
	wanted: readonly string[];
	onAdded: (sources: readonly SourceView[]) => void;
};

function ChoiceForm({ item: { entry }, competitions, wanted, onAdded }: ChoiceFormProps) {
	const mapped = new Set(entry.kind === 'jogos' ? entry.competitions.map(({ id }) => id) : []);
	const [marked] = useState(() => wanted.filter((id) => mapped.has(id)));
	const [chosen, setChosen] = useState<readonly string[]>(marked);
	const [key, setKey] = useState('');
	const [policy, setPolicy] = useState<SourcePolicy>(CAREFUL);
	const save = useSave();
	if (entry.kind !== 'jogos') return null;
	const offered = competitions
		.filter(({ id }) => mapped.has(id))
		.toSorted((a, b) => Number(marked.includes(b.id)) - Number(marked.includes(a.id)));

	function submit(event: FormEvent): void {
		event.preventDefault();
		void save.run(async () => {
			const body = {
				...{ entryId: entry.id, competitionIds: [...chosen], ...policy },
				key: key.trim() === '' ? null : key,
			};
			onAdded((await api.send('POST', 'sources/from-entry', { body })).sources);
		});
	}

	return (
		<form className="panel-form" onSubmit={submit} noValidate>
			{mapped.size === 0 ? null : (
				<Competitions
					offered={offered}
					hint={marked.length === 0 ? null : copy.followedFirst}
					chosen={chosen}
					onChoose={setChosen}
				/>
			)}
			{save.fields.competitionIds === undefined ? null : (
				<Alert>{save.fields.competitionIds}</Alert>
			)}
			{entry.key === null ? null : (
				<>
					<Field
						label={copy.key}
						type="password"
						autoComplete="off"
						value={key}
						hint={copy.keyHint}
						error={save.fields.key}
						onChange={(event) => setKey(event.target.value)}
					/>
					<p>
						<a href={entry.key.where} target="_blank" rel="noreferrer noopener">
							{copy.keyWhere}
						</a>
					</p>
				</>
			)}
			<PolicyFields policy={policy} change={(part) => setPolicy({ ...policy, ...part })} />
			<SaveBar state={save} label={copy.submit} />
		</form>
	);
}

type CompetitionsProps = {
	offered: readonly { id: string; name: string }[];
	hint: string | null;
	chosen: readonly string[];
	onChoose: (ids: readonly string[]) => void;
};

function Competitions({ offered, hint, chosen, onChoose }: CompetitionsProps) {
	const [typed, setTyped] = useState('');
	const words = normalize(typed);
	const shown = offered.filter(
		({ id, name }) => chosen.includes(id) || normalize(name).includes(words),
	);
	return (
		<fieldset className="source-competitions">
			<legend>{copy.competitions}</legend>
			{hint === null ? null : <p className="quiet">{hint}</p>}
			{offered.length > MANY ? (
				<Field
					label={copy.find}
					type="search"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
				/>
			) : null}
			<div className="competition-choices">
				{shown.map(({ id, name }) => (
					<CheckField
						key={id}
						label={name}
						checked={chosen.includes(id)}
						onChange={(isChosen) =>
							onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
						}
					/>
				))}
			</div>
		</fieldset>
	);
}
