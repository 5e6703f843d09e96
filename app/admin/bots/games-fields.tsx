import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { botPanelCopy } from '#core/bots/copy/panel.ts';
import type { FieldsProps } from './fields-props.ts';

const copy = botPanelCopy.settings.games;
const APPLY = Object.entries(copy.applyOptions).map(([value, label]) => ({ value, label }));

type Followed = { address: string; apply: string };

/** The followed addresses, and what the bot does with their data. */
export function GamesFields({ value, change, errors }: FieldsProps) {
	const addresses: Followed[] = Array.isArray(value.addresses) ? value.addresses : [];
	const put = (place: number, part: Partial<Followed>) =>
		change({ addresses: addresses.map((one, at) => (at === place ? { ...one, ...part } : one)) });
	return (
		<>
			<p className="field-hint">{copy.hint}</p>
			{[...addresses.entries()].map(([place, one]) => (
				// While an address is being typed, its index is its only identity.
				<div key={place} className="followed">
					<Field
						label={copy.address(place + 1)}
						type="url"
						value={one.address}
						error={errors[`addresses.${place}.address`]}
						onChange={(event) => put(place, { address: event.target.value })}
					/>
					<SelectField
						label={copy.apply}
						options={APPLY}
						value={one.apply}
						onChange={(event) => put(place, { apply: event.target.value })}
					/>
					<button
						type="button"
						className="text-button"
						aria-label={copy.remove(place + 1)}
						onClick={() => change({ addresses: addresses.filter((_, at) => at !== place) })}
					>
						{copy.removeShort}
					</button>
				</div>
			))}
			<button
				type="button"
				className="button button-quiet"
				onClick={() =>
					change({ addresses: [...addresses, { address: '', format: null, apply: 'propose' }] })
				}
			>
				{copy.add}
			</button>
		</>
	);
}
