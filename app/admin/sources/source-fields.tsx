import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { IMPORT_FORMATS, type ImportFormat } from '#core/importing/draft-game.ts';
import { dayOf } from '#core/site/dates.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import { shownAddress } from '#core/sources/render-address.ts';
import type { DialogProps } from './dialog-props.ts';
import { optionsOf } from './options-of.ts';
import { PolicyFields } from './policy-fields.tsx';
import type { SourceDraft } from './source-draft.ts';

const { own, formats } = sourcesCopy;
const FORMATS: { value: ImportFormat | ''; label: string }[] = [
	{ value: '', label: own.automatic },
	...IMPORT_FORMATS.map((value) => ({ value, label: formats[value] ?? value })),
];

type SourceFieldsProps = Pick<DialogProps, 'competitions'> & {
	draft: SourceDraft;
	hasKey: boolean;
	fields: Readonly<Record<string, string>>;
	change: (part: Partial<SourceDraft>) => void;
};

/** The settings of a source. */
export function SourceFields({ draft, hasKey, fields, competitions, change }: SourceFieldsProps) {
	const { template, season } = draft;
	const address = shownAddress(template, { day: dayOf(Date.now()), season });
	const others = competitions.some(({ id }) => id === draft.competitionId)
		? []
		: [draft.competitionId].filter(Boolean).map((id) => ({ value: id, label: id }));
	return (
		<>
			<Field
				label={own.name}
				value={draft.name}
				error={fields.name}
				onChange={(event) => change({ name: event.target.value })}
			/>
			<Field
				label={own.template}
				inputMode="url"
				autoCapitalize="none"
				spellCheck={false}
				value={template}
				hint={own.templateHint}
				error={fields.template}
				onChange={(event) => change({ template: event.target.value })}
			/>
			{template.includes('{') ? <p className="quiet source-today">{own.today(address)}</p> : null}
			<SelectField
				label={own.format}
				options={FORMATS}
				value={draft.format}
				onPick={(format) => change({ format })}
			/>
			<SelectField
				label={own.competition}
				options={[
					{ value: '', label: own.anyCompetition },
					...others,
					...competitions.map(({ id, name }) => ({ value: id, label: name })),
				]}
				value={draft.competitionId}
				onPick={(competitionId) => change({ competitionId })}
			/>
			<SelectField
				label={own.season}
				options={optionsOf(own.seasons)}
				value={season}
				onPick={(picked) => change({ season: picked })}
			/>
			<PolicyFields policy={draft} change={change} />
			<Field
				label={own.interval}
				type="number"
				min={5}
				value={draft.interval}
				error={fields.intervalMinutes}
				onChange={(event) => change({ interval: event.target.value })}
			/>
			<Field
				label={own.keyHeader}
				value={draft.keyHeader}
				hint={own.keyHeaderHint}
				error={fields.keyHeader}
				onChange={(event) => change({ keyHeader: event.target.value })}
			/>
			<Field
				label={own.key}
				type="password"
				autoComplete="off"
				value={draft.key}
				hint={hasKey ? own.keyKept : undefined}
				error={fields.key}
				onChange={(event) => change({ key: event.target.value })}
			/>
		</>
	);
}
