import { type FormEvent, useState } from 'react';
import { CancelButton } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { UFS } from '#core/football-pt/uf-names.ts';
import type { FollowedView } from '#core/gaps/contract.ts';
import { gapsPanelCopy } from '#core/gaps/copy/panel.ts';
import { groupCompetitions } from '#core/gaps/group-competitions.ts';
import { PRESETS, presetCompetitions } from '#core/gaps/presets.ts';
import { entriesOf } from '#core/kit/keys.ts';

const copy = gapsPanelCopy.dialog;
const STATES = entriesOf(UFS).map(([value, label]) => ({ value, label }));

/** The choice: presets add, and each competition can be taken in or out. */
export function FollowedForm({ view, onSaved }: { view: FollowedView; onSaved: () => void }) {
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(view.competitionIds));
	const save = useSave<FollowedView>();
	const revision = save.conflict?.revision ?? view.revision;

	function submit(event: FormEvent): void {
		event.preventDefault();
		const body = { revision, competitionIds: [...chosen] };
		void save
			.run(() => api.send('PUT', 'gaps/followed', { body }))
			.then((isSaved) => (isSaved ? onSaved() : null));
	}

	const problem = save.conflict === null ? save.problem : copy.stale;
	return (
		<form className="panel-form" onSubmit={submit} noValidate>
			<p className="quiet">{copy.lead}</p>
			{view.isDamaged ? <Alert>{copy.damaged}</Alert> : null}
			<Presets
				competitions={view.competitions}
				onAdd={(ids) => setChosen(new Set([...chosen, ...ids]))}
				onClear={() => setChosen(new Set())}
			/>
			<Countries competitions={view.competitions} chosen={chosen} onChange={setChosen} />
			{problem ? <Alert>{problem}</Alert> : null}
			<div className="panel-actions">
				<button type="submit" className="button" aria-disabled={save.busy || undefined}>
					{save.busy ? copy.saving : copy.save(chosen.size)}
				</button>
				<CancelButton />
			</div>
		</form>
	);
}

type Competitions = FollowedView['competitions'];
type PresetsProps = {
	competitions: Competitions;
	onAdd: (ids: readonly string[]) => void;
	onClear: () => void;
};

function Presets({ competitions, onAdd, onClear }: PresetsProps) {
	const [state, setState] = useState(STATES[0]?.value ?? null);
	return (
		<fieldset className="gaps-presets">
			<legend>{copy.presetsLabel}</legend>
			<SelectField
				label={copy.state}
				options={STATES}
				value={state ?? ''}
				onPick={(picked) => setState(picked)}
			/>
			<div className="panel-actions">
				{PRESETS.map((preset) => (
					<button
						key={preset}
						type="button"
						className="button button-quiet"
						onClick={() => onAdd(presetCompetitions(preset, competitions, state))}
					>
						{copy.presets[preset]}
					</button>
				))}
				<button type="button" className="text-button" onClick={onClear}>
					{copy.clear}
				</button>
			</div>
		</fieldset>
	);
}

type CountriesProps = {
	competitions: Competitions;
	chosen: ReadonlySet<string>;
	onChange: (chosen: ReadonlySet<string>) => void;
};

function Countries({ competitions, chosen, onChange }: CountriesProps) {
	const toggle = (id: string, isChosen: boolean) => {
		const next = new Set(chosen);
		if (isChosen) next.add(id);
		else next.delete(id);
		onChange(next);
	};
	return (
		<fieldset className="gaps-countries">
			<legend>{copy.countries}</legend>
			{groupCompetitions(competitions).map(({ name, competitions: group }) => (
				<details key={name} className="folds">
					<summary>
						{copy.group(name, group.filter(({ id }) => chosen.has(id)).length, group.length)}
					</summary>
					{group.map((competition) => (
						<CheckField
							key={competition.id}
							label={competition.name}
							checked={chosen.has(competition.id)}
							onChange={(isChosen) => toggle(competition.id, isChosen)}
						/>
					))}
				</details>
			))}
		</fieldset>
	);
}
