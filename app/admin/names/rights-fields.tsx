import { useState } from 'react';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { moveItem } from '#core/kit/move-item.ts';
import type { CompetitionRecord } from '#core/names/contract.ts';
import { namesCopy, optionsOf } from '#core/names/copy/desk.ts';
import { dayOf } from '#core/site/dates.ts';
import { Picker } from './picker.tsx';

export type TypedRight = CompetitionRecord['rights'][number] & { name: string };

type RightsProps = {
	rights: TypedRight[];
	fields: Readonly<Record<string, string>>;
	onChange(rights: TypedRight[]): void;
};

const copy = namesCopy.rights;

/** The rights of a stored competition, with the names of the holders. */
export function typedRights({
	rights,
	holders,
}: Pick<CompetitionRecord, 'rights' | 'holders'>): TypedRight[] {
	const names = new Map(holders.map(({ id, name }) => [id, name]));
	return rights.map((right) => ({ ...right, name: names.get(right.channelId) ?? right.channelId }));
}

/** Who holds the rights to a competition, until when, and whether each holder shows every game. */
export function RightsFields({ rights, fields, onChange }: RightsProps) {
	const [said, setSaid] = useState('');
	const move = (from: number, to: number) => {
		if (to < 0) return;
		onChange(moveItem(rights, from, to));
		setSaid(copy.moved(rights[from]?.name ?? '', to + 1));
	};
	const change = (place: number, part: Partial<TypedRight>) => {
		onChange(rights.map((right, at) => (at === place ? { ...right, ...part } : right)));
	};
	return (
		<section className="setting-block" aria-label={copy.title}>
			<p className="field-label">{copy.title}</p>
			<p className="field-hint">{copy.hint}</p>
			<p role="status" className="vh">
				{said}
			</p>
			{fields.rights === undefined ? null : <p className="field-error">{fields.rights}</p>}
			<ol className="rights-list">
				{rights.map((right, place) => (
					<li key={right.channelId}>
						<RightLine
							right={right}
							error={fields[`rights.${place}.until`]}
							onChange={(part) => change(place, part)}
						/>
						<button
							type="button"
							className="icon-button bc-tool"
							aria-label={copy.up(right.name)}
							onClick={() => move(place, place - 1)}
						>
							<ToolIcon name="up" />
						</button>
						<button
							type="button"
							className="icon-button bc-tool"
							aria-label={copy.remove(right.name)}
							onClick={() => onChange(rights.filter((other) => other !== right))}
						>
							<ToolIcon name="remove" />
						</button>
					</li>
				))}
			</ol>
			<Picker
				kind="channel"
				label={copy.add}
				value={null}
				onChange={(channel) => {
					if (channel === null || rights.some(({ channelId }) => channelId === channel.id)) return;
					onChange([
						...rights,
						{ channelId: channel.id, name: channel.shortName, until: endOfYear(), shows: 'part' },
					]);
				}}
			/>
		</section>
	);
}

type LineProps = {
	right: TypedRight;
	error: string | undefined;
	onChange(part: Partial<TypedRight>): void;
};

function RightLine({ right: { name, until, shows }, error, onChange }: LineProps) {
	return (
		<fieldset className="right-line">
			<legend>{name}</legend>
			<SelectField
				label={copy.shows}
				options={optionsOf(copy.parts)}
				value={shows}
				onPick={(picked) => onChange({ shows: picked })}
			/>
			<Field
				label={copy.until}
				type="date"
				required
				error={error}
				value={until}
				onChange={(event) => onChange({ until: event.target.value })}
			/>
		</fieldset>
	);
}

/** Default end of new rights: the end of the present year, in São Paulo days. */
function endOfYear(): string {
	return `${dayOf(Date.now()).slice(0, 4)}-12-31`;
}
