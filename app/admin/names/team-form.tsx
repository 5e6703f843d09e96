import type { ConflictRow } from '#app/admin/ui/conflict.tsx';
import { PictureField } from '#app/admin/upload/picture-field.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Disc } from '#app/ui/disc.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { listCountries } from '#core/football-pt/countries.ts';
import { isUf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import type { TeamEdit, TeamRecord } from '#core/names/contract.ts';
import { namesCopy as copy, linesOf, optionsOf, textOf } from '#core/names/copy/desk.ts';
import { paths } from '#core/site/paths.ts';
import { discOf } from '#core/teams/team-disc.ts';
import { AliasesField, NameFields } from './name-fields.tsx';
import { NameFrame } from './name-frame.tsx';
import { useNameDesk } from './use-name-desk.ts';

type Typed = Omit<TeamEdit, 'revision' | 'aliases' | 'nicknames' | 'abbr' | 'city' | 'state'> &
	Record<'aliases' | 'nicknames' | 'abbr' | 'city' | 'state', string>;

export type NameFormProps<Row> = { record: Row; onMerged(into: string): void; onBack(): void };

const WHITE = { primary: '#ffffff', secondary: '#000000' };

/** A team: its names, home, colors and crest. */
export function TeamForm({ record, onMerged, onBack }: NameFormProps<TeamRecord>) {
	const desk = useNameDesk<TeamRecord, Typed>({
		...{ name: 'teams', record, toTyped },
		put: (typed, revision) =>
			api.send('PUT', 'teams/:id', {
				params: { id: record.id },
				body: { ...toEdit(typed), revision },
			}),
	});
	const { typed, change, stored } = desk;
	const { fields } = desk.save;
	const isRecoloured = JSON.stringify(typed.colors) !== JSON.stringify(record.colors);
	const sign =
		typed.picture === '' ? (
			<Disc
				disc={discOf({ colors: typed.colors, kit: isRecoloured ? undefined : record.kit })}
				size={64}
			/>
		) : (
			<img className="crest" src={typed.picture} alt="" />
		);
	return (
		<NameFrame
			kind="team"
			desk={desk}
			path={paths.team(record.id)}
			compare={(theirs) => compareTeams(typed, theirs)}
			{...{ onMerged, onBack }}
		>
			<div className="field-row">
				<NameFields typed={typed} errors={fields} change={change} />
				<Field
					label={copy.abbr}
					value={typed.abbr}
					maxLength={4}
					error={fields.abbr}
					onChange={(event) => change({ abbr: event.target.value.toUpperCase() })}
				/>
			</div>
			<div className="field-row">
				<AliasesField rows={4} {...{ typed, change }} />
				<TextAreaField
					label={copy.nicknames}
					hint={copy.nicknamesHint}
					rows={4}
					value={typed.nicknames}
					onChange={(event) => change({ nicknames: event.target.value })}
				/>
			</div>
			<div className="field-row">
				<SelectField
					label={copy.type}
					options={optionsOf(copy.teamTypes)}
					value={typed.type}
					onPick={(type) => change({ type })}
				/>
				<SelectField
					label={copy.country}
					options={listCountries()}
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
				<Field
					label={copy.city}
					value={typed.city}
					maxLength={120}
					onChange={(event) => change({ city: event.target.value })}
				/>
			</div>
			<Colors colors={typed.colors} onChange={(colors) => change({ colors })} />
			<PictureField
				folder="times"
				words={copy.crest}
				address={typed.picture}
				saved={stored.picture}
				error={fields.picture}
				sign={sign}
				onChange={(picture) => change({ picture })}
			/>
		</NameFrame>
	);
}

function Colors({
	colors,
	onChange,
}: {
	colors: Typed['colors'];
	onChange(colors: Typed['colors']): void;
}) {
	return (
		<fieldset className="setting-block">
			<legend className="field-label">{copy.colors}</legend>
			<CheckField
				label={copy.noColors}
				checked={colors === null}
				onChange={(isNone) => onChange(isNone ? null : WHITE)}
			/>
			{colors === null ? null : (
				<div className="color-row">
					{(['primary', 'secondary'] as const).map((name) => (
						<label key={name}>
							<input
								type="color"
								value={colors[name]}
								onChange={(event) => onChange({ ...colors, [name]: event.target.value })}
							/>
							<span>{copy.color[name]}</span>
						</label>
					))}
				</div>
			)}
		</fieldset>
	);
}

function toTyped({ id: _id, revision: _revision, games: _games, ...team }: TeamRecord): Typed {
	const { aliases, nicknames, abbr, city, state } = team;
	return {
		...team,
		aliases: aliases.join('\n'),
		nicknames: nicknames.join('\n'),
		abbr: abbr ?? '',
		city: city ?? '',
		state: state ?? '',
	};
}

function toEdit(typed: Typed): Omit<TeamEdit, 'revision'> {
	const { name, shortName, aliases, nicknames, abbr, city, state, country } = typed;
	return {
		...{ ...typed, shortName: shortName.trim() || name },
		...{ aliases: linesOf(aliases), nicknames: linesOf(nicknames) },
		...{ abbr: textOf(abbr), city: textOf(city) },
		state: country === 'BR' && isUf(state) ? state : null,
	};
}

function compareTeams(mine: Typed, record: TeamRecord): ConflictRow[] {
	const theirs = toTyped(record);
	const texts = (
		['name', 'shortName', 'abbr', 'aliases', 'nicknames', 'city', 'state', 'country'] as const
	).map((field) => {
		return { label: copy[field], mine: mine[field], theirs: theirs[field] };
	});
	const colors = ({ colors: own }: Typed) =>
		own === null ? copy.noColors : `${own.primary} ${own.secondary}`;
	return [...texts, { label: copy.colors, mine: colors(mine), theirs: colors(theirs) }];
}
