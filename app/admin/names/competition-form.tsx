import { useState } from 'react';
import type { ConflictRow } from '#app/admin/ui/conflict.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { CompetitionRecord } from '#core/admin/names.ts';
import { listCountries } from '#core/copy/countries.ts';
import { zoneNames } from '#core/copy/game-form.ts';
import { namesCopy as copy, linesOf, optionsOf, textOf } from '#core/copy/names-desk.ts';
import { moveItem } from '#core/kit/move-item.ts';
import { paths } from '#core/site/paths.ts';
import { UFS } from '#core/site/uf.ts';
import { NameFields } from './name-fields.tsx';
import { NameFrame } from './name-frame.tsx';
import { Picker } from './picker.tsx';
import type { NameFormProps } from './team-form.tsx';
import { useNameDesk } from './use-name-desk.ts';

type Typed = Pick<CompetitionRecord, 'name' | 'shortName' | 'gender' | 'ageGroup' | 'type' | 'priority' | 'zone' | 'usualChannels'> &
	Record<'aliases' | 'country' | 'state', string>;

/** A competition: what it is called, whose it is, how far up it stands in a day, and where it is usually seen. */
export function CompetitionForm({ record, onMerged, onBack }: NameFormProps<CompetitionRecord>) {
	const desk = useNameDesk<CompetitionRecord, Typed>({ path: 'competitions', record, toTyped, toEdit });
	const { typed, change } = desk;
	const { fields } = desk.save;
	const zones = Object.hasOwn(zoneNames, typed.zone) ? zoneNames : { ...zoneNames, [typed.zone]: typed.zone };
	const compare = (theirs: CompetitionRecord) => compareCompetitions(typed, theirs);
	return (
		<NameFrame kind="competition" desk={desk} path={paths.competition(record.id)} {...{ compare, onMerged, onBack }}>
			<div className="field-row">
				<NameFields typed={typed} errors={fields} change={change} />
			</div>
			<TextAreaField
				label={copy.aliases}
				hint={copy.aliasesHint}
				rows={4}
				value={typed.aliases}
				onChange={(event) => change({ aliases: event.target.value })}
			/>
			<div className="field-row">
				<SelectField
					label={copy.type}
					options={optionsOf(copy.competitionTypes)}
					value={typed.type}
					onChange={(event) => change({ type: event.target.value as Typed['type'] })}
				/>
				<SelectField
					label={copy.gender}
					options={optionsOf(copy.genders)}
					value={typed.gender}
					onChange={(event) => change({ gender: event.target.value as Typed['gender'] })}
				/>
				<SelectField
					label={copy.ageGroup}
					options={optionsOf(copy.ageGroups)}
					value={typed.ageGroup}
					onChange={(event) => change({ ageGroup: event.target.value as Typed['ageGroup'] })}
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
			<UsualChannels
				channels={typed.usualChannels}
				error={fields.usualChannelIds}
				onChange={(usualChannels) => change({ usualChannels })}
			/>
		</NameFrame>
	);
}

type UsualProps = { channels: Typed['usualChannels']; error: string | undefined; onChange(channels: Typed['usualChannels']): void };

function UsualChannels({ channels, error, onChange }: UsualProps) {
	const [said, setSaid] = useState('');
	const move = (from: number, to: number) => {
		if (to < 0) return;
		onChange(moveItem(channels, from, to));
		setSaid(copy.usual.moved(channels[from]?.name ?? '', to + 1));
	};
	return (
		<section className="setting-block" aria-label={copy.usual.title}>
			<p className="field-label">{copy.usual.title}</p>
			<p className="field-hint">{copy.usual.hint}</p>
			<p role="status" className="vh">
				{said}
			</p>
			{error === undefined ? null : <p className="field-error">{error}</p>}
			<ol className="usual-list">
				{channels.map(({ id, name }, place) => (
					<li key={id}>
						<span>{name}</span>
						<button type="button" className="icon-button bc-tool" aria-label={copy.usual.up(name)} onClick={() => move(place, place - 1)}>
							<ToolIcon name="up" />
						</button>
						<button
							type="button"
							className="icon-button bc-tool"
							aria-label={copy.usual.remove(name)}
							onClick={() => onChange(channels.filter((channel) => channel.id !== id))}
						>
							<ToolIcon name="remove" />
						</button>
					</li>
				))}
			</ol>
			<Picker
				kind="channel"
				label={copy.usual.add}
				value={null}
				onChange={(channel) => {
					if (channel === null || channels.some(({ id }) => id === channel.id)) return;
					onChange([...channels, { id: channel.id, name: channel.shortName }]);
				}}
			/>
		</section>
	);
}

function toTyped(record: CompetitionRecord): Typed {
	const { name, shortName, gender, ageGroup, type, priority, zone, usualChannels, aliases, country, state } = record;
	const facts = { name, shortName, gender, ageGroup, type, priority, zone, usualChannels };
	return { ...facts, aliases: aliases.join('\n'), country: country ?? '', state: state ?? '' };
}

function toEdit({ name, shortName, gender, ageGroup, type, priority, zone, usualChannels, aliases, country, state }: Typed): object {
	const place = { country: textOf(country), state: country === 'BR' ? textOf(state) : null };
	const lists = { aliases: linesOf(aliases), usualChannelIds: usualChannels.map(({ id }) => id) };
	return { name, shortName: shortName.trim() || name, gender, ageGroup, type, priority, zone, ...place, ...lists };
}

function compareCompetitions(mine: Typed, record: CompetitionRecord): ConflictRow[] {
	const theirs = toTyped(record);
	const texts = (['name', 'shortName', 'aliases', 'country', 'state', 'zone'] as const).map((field) => {
		return { label: copy[field], mine: mine[field], theirs: theirs[field] };
	});
	const usual = ({ usualChannels }: Typed) => usualChannels.map(({ name }) => name).join(', ');
	return [
		...texts,
		{ label: copy.priority, mine: `${mine.priority}`, theirs: `${theirs.priority}` },
		{ label: copy.usual.title, mine: usual(mine), theirs: usual(theirs) },
	];
}
