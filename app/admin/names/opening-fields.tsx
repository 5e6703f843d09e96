import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { ChannelRecord } from '#core/names/contract.ts';
import { namesCopy, optionsOf } from '#core/names/copy/desk.ts';

type Stored = ChannelRecord['opening'];
/** `key` identifies a row while it is edited. */
export type Opening = Omit<Stored, 'numbers'> & {
	numbers: (Stored['numbers'][number] & { key: string })[];
};
type OpeningFieldsProps = {
	opening: Opening;
	fields: Readonly<Record<string, string>>;
	onChange(opening: Opening): void;
};

const copy = namesCopy.opening;

/**
 * How to watch a channel: the service, its requirements, and the channel numbers of pay TV
 * operators.
 */
export function OpeningFields({ opening, fields, onChange }: OpeningFieldsProps) {
	const { service, login, numbers } = opening;
	const put = (place: number, part: Partial<Opening['numbers'][number]>) =>
		onChange({
			...opening,
			numbers: numbers.map((each, at) => (at === place ? { ...each, ...part } : each)),
		});
	return (
		<section className="form-part" aria-label={copy.title}>
			<h3>{copy.title}</h3>
			<div className="field-row">
				<Field
					label={copy.service}
					hint={copy.serviceHint}
					maxLength={40}
					value={service ?? ''}
					error={fields['opening.service']}
					onChange={(event) => onChange({ ...opening, service: event.target.value })}
				/>
				<SelectField
					label={copy.login}
					options={[{ value: '', label: copy.unknown }, ...optionsOf(copy.logins)]}
					value={login ?? ''}
					onPick={(picked) => onChange({ ...opening, login: picked || null })}
				/>
			</div>
			{numbers.map(({ key, operator, number, quality }, place) => (
				<div className="field-row number-row" key={key}>
					<Field
						label={copy.operator}
						maxLength={40}
						value={operator}
						error={fields[`opening.numbers.${place}.operator`]}
						onChange={(event) => put(place, { operator: event.target.value })}
					/>
					<Field
						label={copy.number}
						inputMode="decimal"
						maxLength={7}
						value={number}
						error={fields[`opening.numbers.${place}.number`]}
						onChange={(event) => put(place, { number: event.target.value })}
					/>
					<SelectField
						label={copy.quality}
						options={[{ value: '', label: copy.unknown }, ...optionsOf(copy.qualities)]}
						value={quality ?? ''}
						onPick={(picked) => put(place, { quality: picked || null })}
					/>
					<button
						type="button"
						className="icon-button"
						aria-label={copy.remove(place + 1)}
						onClick={() =>
							onChange({ ...opening, numbers: numbers.filter((_, at) => at !== place) })
						}
					>
						<ToolIcon name="remove" />
					</button>
				</div>
			))}
			<p>
				<button
					type="button"
					className="text-button"
					onClick={() =>
						onChange({
							...opening,
							numbers: [
								...numbers,
								{ key: freeKey(numbers), operator: '', number: '', quality: null },
							],
						})
					}
				>
					{copy.add}
				</button>
			</p>
		</section>
	);
}

function freeKey(numbers: Opening['numbers']): string {
	return `${Math.max(-1, ...numbers.map(({ key }) => Number(key))) + 1}`;
}
