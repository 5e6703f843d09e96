import type { RowOf } from '#app/admin/names/picked-rows.ts';
import { Picker } from '#app/admin/names/picker.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { PLACE } from '#core/football-pt/zone-words.ts';
import { zoneNames } from '#core/games/copy/form.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { hoursCopy } from '#core/importing/copy/hours.ts';
import { IMPORT_FORMATS } from '#core/importing/draft-game.ts';

const copy = importDeskCopy.source;

export type Hints = {
	format: string;
	date: string;
	competition: { id: string; name: string } | null;
	day: string;
	zone: string;
};

const FORMAT_OPTIONS = [
	{ value: '', label: copy.automatic },
	...IMPORT_FORMATS.map((value) => ({ value, label: importDeskCopy.formats[value] ?? value })),
];

const ZONE_OPTIONS = [
	{ value: '', label: hoursCopy.zoneFree },
	{ value: PLACE, label: hoursCopy.ofPlace },
	...Object.entries(zoneNames).map(([value, label]) => ({ value, label })),
];

/** Hints for sources that leave out a date, a zone or a competition. */
export function ReadingHints({
	value,
	change,
}: {
	value: Hints;
	change(part: Partial<Hints>): void;
}) {
	const isSet =
		value.format !== '' ||
		value.date !== '' ||
		value.competition !== null ||
		value.day !== '' ||
		value.zone !== '';
	return (
		<details className="source-hints folds" open={isSet || undefined}>
			<summary>{copy.hints}</summary>
			<HintFields value={value} change={change} />
		</details>
	);
}

/** Format, reference date, day and zone of all rows, and the competition. */
export function HintFields({
	value,
	change,
}: {
	value: Hints;
	change(part: Partial<Hints>): void;
}) {
	return (
		<div className="hint-fields">
			<SelectField
				label={copy.format}
				options={FORMAT_OPTIONS}
				value={value.format}
				onChange={(event) => change({ format: event.target.value })}
			/>
			<Field
				label={copy.date}
				type="date"
				value={value.date}
				hint={copy.dateHint}
				onChange={(event) => change({ date: event.target.value })}
			/>
			<Field
				label={hoursCopy.day}
				type="date"
				value={value.day}
				hint={hoursCopy.dayHint}
				onChange={(event) => change({ day: event.target.value })}
			/>
			<SelectField
				label={hoursCopy.zone}
				options={ZONE_OPTIONS}
				value={value.zone}
				hint={hoursCopy.zoneHint}
				onChange={(event) => change({ zone: event.target.value })}
			/>
			<Picker
				kind="competition"
				label={copy.competition}
				hint={copy.competitionHint}
				value={value.competition === null ? null : pickedCompetition(value.competition)}
				onChange={(row) =>
					change({ competition: row === null ? null : { id: row.id, name: row.name } })
				}
			/>
		</div>
	);
}

/** A competition known only by id and name. */
export function pickedCompetition({
	id,
	name,
}: {
	id: string;
	name: string;
}): RowOf['competition'] {
	return {
		id,
		name,
		shortName: name,
		gender: 'm',
		ageGroup: 'adulto',
		zone: 'America/Sao_Paulo',
		place: '',
	};
}

/** A team known only by id and name. */
export function pickedTeam({ id, name }: { id: string; name: string }): RowOf['team'] {
	return { id, name, shortName: name, abbr: null, colors: null, place: '' };
}
