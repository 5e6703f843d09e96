import { type FormEvent, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { listCountries } from '#core/football-pt/countries.ts';
import { isUf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { pickerCopy as copy } from '#core/games/copy/form.ts';
import type { NewChannel, NewCompetition, NewTeam, PickerKind } from '#core/names/pickers.ts';
import type { RowOf } from './picked-rows.ts';

type NewNameProps<Kind extends PickerKind> = {
	kind: Kind;
	name: string;
	onMade(row: RowOf[Kind]): void;
	onClose(): void;
};

const TITLES = {
	team: copy.newTeam,
	competition: copy.newCompetition,
	channel: copy.newChannel,
} as const;
/** Where nothing is chosen. */
const NONE = '';

export type Typed = {
	name: string;
	country: string;
	state: string;
	type: string;
	gender: string;
	group: string;
	free: boolean;
};

/**
 * Creates a team, competition or channel with only its required fields, without leaving the present
 * form.
 */
export function NewName<Kind extends PickerKind>({
	kind,
	name,
	onMade,
	onClose,
}: NewNameProps<Kind>) {
	const first = {
		...{ name, country: 'BR', state: NONE, type: kind === 'team' ? 'clube' : 'liga' },
		...{ gender: 'm', group: 'assinatura', free: false },
	};
	const store = async (facts: FactsOf[Kind]) => onMade(await STORE[kind](facts));
	return <NewNameForm {...{ kind, first, store, onClose }} />;
}

type NewNameFormProps<Kind extends PickerKind> = {
	kind: Kind;
	first: Typed;
	/** A country of `first` that the list does not have. */
	country?: { value: string; label: string };
	store(facts: FactsOf[Kind]): Promise<void>;
	onClose(): void;
};

/** The fields of a new name; `store` decides what becomes of them. */
export function NewNameForm<Kind extends PickerKind>({
	kind,
	first,
	country,
	store,
	onClose,
}: NewNameFormProps<Kind>) {
	const [typed, setTyped] = useState<Typed>(first);
	const save = useSave();
	const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		await save.run(async () => store(FACTS[kind](typed)));
	}

	return (
		<Dialog title={TITLES[kind]} onClose={onClose}>
			<form className="panel-form" onSubmit={(event) => void submit(event)} noValidate>
				{save.problem === null ? null : <Alert>{save.problem}</Alert>}
				<Field
					label={copy.name}
					value={typed.name}
					maxLength={120}
					error={save.fields.name}
					onChange={(event) => change({ name: event.target.value })}
				/>
				{kind === 'channel' ? (
					<ChannelFacts typed={typed} change={change} />
				) : (
					<PlaceFacts {...{ kind, typed, change, country }} />
				)}
				<p className="quiet">{copy.later}</p>
				<div className="panel-actions">
					<button type="submit" className="button" aria-disabled={save.busy || undefined}>
						{copy.make}
					</button>
					<button type="button" className="button button-quiet" onClick={onClose}>
						{settingsCopy.cancel}
					</button>
				</div>
			</form>
		</Dialog>
	);
}

type FactsProps = { typed: Typed; change(part: Partial<Typed>): void };

function ChannelFacts({ typed, change }: FactsProps) {
	return (
		<>
			<SelectField
				label={copy.group}
				options={optionsOf(groupWords)}
				value={typed.group}
				onChange={(event) => change({ group: event.target.value })}
			/>
			<CheckField label={copy.free} checked={typed.free} onChange={(free) => change({ free })} />
		</>
	);
}

type PlaceFactsProps = FactsProps & {
	kind: PickerKind;
	country: NewNameFormProps<PickerKind>['country'];
};

function PlaceFacts({ kind, typed, change, country }: PlaceFactsProps) {
	const isTeam = kind === 'team';
	const listed = listCountries();
	const isListed = listed.some(({ value }) => value === country?.value);
	const countries = [
		...(isTeam ? [] : [{ value: NONE, label: copy.international }]),
		...(country === undefined || isListed ? [] : [country]),
		...listed,
	];
	const states = [{ value: NONE, label: copy.noState }, ...optionsOf(UFS)];
	return (
		<>
			<SelectField
				label={copy.kind}
				options={optionsOf(isTeam ? copy.teamTypes : copy.competitionTypes)}
				value={typed.type}
				onChange={(event) => change({ type: event.target.value })}
			/>
			{isTeam ? null : (
				<SelectField
					label={copy.gender}
					options={optionsOf(copy.genders)}
					value={typed.gender}
					onChange={(event) => change({ gender: event.target.value })}
				/>
			)}
			<SelectField
				label={copy.country}
				options={countries}
				value={typed.country}
				onChange={(event) => change({ country: event.target.value })}
			/>
			{typed.country === 'BR' ? (
				<SelectField
					label={copy.state}
					options={states}
					value={typed.state}
					onChange={(event) => change({ state: event.target.value })}
				/>
			) : null}
		</>
	);
}

type FactsOf = { team: NewTeam; competition: NewCompetition; channel: NewChannel };

const FACTS: { [Kind in PickerKind]: (typed: Typed) => FactsOf[Kind] } = {
	team: ({ name, type, country, state }) => ({
		...{ name, type: keyOf(copy.teamTypes, type), country, state: isUf(state) ? state : null },
	}),
	competition: ({ name, type, gender, country, state }) => ({
		...{ name, type: keyOf(copy.competitionTypes, type), gender: keyOf(copy.genders, gender) },
		...{ country: country || null, state: isUf(state) ? state : null },
	}),
	channel: ({ name, group, free }) => ({ name, group: keyOf(groupWords, group), free }),
};

const STORE: { [Kind in PickerKind]: (facts: FactsOf[Kind]) => Promise<RowOf[Kind]> } = {
	team: (body) => api.send('POST', 'teams', { body }),
	competition: (body) => api.send('POST', 'competitions', { body }),
	channel: (body) => api.send('POST', 'channels', { body }),
};

/** What was chosen of a list that offers these words. */
function keyOf<Words extends object>(_words: Words, chosen: string): keyof Words {
	return chosen as keyof Words;
}

function optionsOf(words: Readonly<Record<string, string>>): { value: string; label: string }[] {
	return Object.entries(words).map(([value, label]) => ({ value, label }));
}
