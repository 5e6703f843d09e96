import type { ConflictRow } from '#app/admin/ui/conflict.tsx';
import { api } from '#app/api-client/api.client.ts';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { listCountries } from '#core/football-pt/countries.ts';
import { isUf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { zoneNames } from '#core/games/copy/form.ts';
import type { CompetitionEdit, CompetitionRecord } from '#core/names/contract.ts';
import { namesCopy as copy, linesOf, optionsOf, textOf } from '#core/names/copy/desk.ts';
import { paths } from '#core/site/paths.ts';
import { AliasesField, NameFields } from './name-fields.tsx';
import { NameFrame } from './name-frame.tsx';
import { RightsFields, type TypedRight, typedRights } from './rights-fields.tsx';
import type { NameFormProps } from './team-form.tsx';
import { useNameDesk } from './use-name-desk.ts';

type Typed = Pick<
	CompetitionRecord,
	'name' | 'shortName' | 'gender' | 'ageGroup' | 'type' | 'priority' | 'zone'
> & {
	rights: TypedRight[];
} & Record<'aliases' | 'country' | 'state', string>;

/** A competition: its names, country and state, priority in a day, and rights holders. */
export function CompetitionForm({ record, onMerged, onBack }: NameFormProps<CompetitionRecord>) {
	const desk = useNameDesk<CompetitionRecord, Typed>({
		name: 'competitions',
		record,
		toTyped,
		put: (typed, revision) =>
			api.send('PUT', 'competitions/:id', {
				params: { id: record.id },
				body: { ...toEdit(typed), revision },
			}),
	});
	const { typed, change } = desk;
	const { fields } = desk.save;
	const zones = Object.hasOwn(zoneNames, typed.zone)
		? zoneNames
		: { ...zoneNames, [typed.zone]: typed.zone };
	const compare = (theirs: CompetitionRecord) => compareCompetitions(typed, theirs);
	return (
		<NameFrame
			kind="competition"
			desk={desk}
			path={paths.competition(record.id)}
			{...{ compare, onMerged, onBack }}
		>
			<div className="field-row">
				<NameFields typed={typed} errors={fields} change={change} />
			</div>
			<AliasesField rows={4} {...{ typed, change }} />
			<div className="field-row">
				<SelectField
					label={copy.type}
					options={optionsOf(copy.competitionTypes)}
					value={typed.type}
					onPick={(type) => change({ type })}
				/>
				<SelectField
					label={copy.gender}
					options={optionsOf(copy.genders)}
					value={typed.gender}
					onPick={(gender) => change({ gender })}
				/>
				<SelectField
					label={copy.ageGroup}
					options={optionsOf(copy.ageGroups)}
					value={typed.ageGroup}
					onPick={(ageGroup) => change({ ageGroup })}
				/>
			</div>
			<div className="field-row">
				<SelectField
					label={copy.country}
					options={[{ value: '', label: copy.international }, ...listCountries()]}
					value={typed.country}
					onChange={(event) => change({ country: event.target.value })}
				/>
				{typed.country === 'BR' ? (
					<SelectField
						label={copy.state}
						options={[{ value: '', label: copy.none }, ...optionsOf(UFS)]}
						value={typed.state}
						onChange={(event) => change({ state: event.target.value })}
					/>
				) : null}
				<SelectField
					label={copy.zone}
					options={optionsOf(zones)}
					value={typed.zone}
					onChange={(event) => change({ zone: event.target.value })}
				/>
			</div>
			<SelectField
				label={copy.priority}
				hint={copy.priorityHint}
				options={optionsOf(copy.priorities)}
				value={`${typed.priority}`}
				onChange={(event) => change({ priority: Number(event.target.value) })}
			/>
			<RightsFields
				rights={typed.rights}
				fields={fields}
				onChange={(rights) => change({ rights })}
			/>
		</NameFrame>
	);
}

function toTyped(record: CompetitionRecord): Typed {
	const { id: _id, revision: _revision, games: _games, holders: _holders, ...facts } = record;
	const { aliases, country, state } = facts;
	return {
		...{ ...facts, rights: typedRights(record) },
		...{ aliases: aliases.join('\n'), country: country ?? '', state: state ?? '' },
	};
}

function toEdit(typed: Typed): Omit<CompetitionEdit, 'revision'> {
	const { name, shortName, rights, aliases, country, state } = typed;
	return {
		...{ ...typed, shortName: shortName.trim() || name, aliases: linesOf(aliases) },
		...{ country: textOf(country), state: country === 'BR' && isUf(state) ? state : null },
		rights: rights.map(({ name: _name, ...right }) => right),
	};
}

function compareCompetitions(mine: Typed, record: CompetitionRecord): ConflictRow[] {
	const theirs = toTyped(record);
	const texts = (['name', 'shortName', 'aliases', 'country', 'state', 'zone'] as const).map(
		(field) => {
			return { label: copy[field], mine: mine[field], theirs: theirs[field] };
		},
	);
	const held = ({ rights }: Typed) => rights.map(copy.rights.line).join('; ');
	return [
		...texts,
		{ label: copy.priority, mine: `${mine.priority}`, theirs: `${theirs.priority}` },
		{ label: copy.rights.title, mine: held(mine), theirs: held(theirs) },
	];
}
