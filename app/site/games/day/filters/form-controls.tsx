import { filterCopy } from '#core/games/copy/filters.ts';
import type { Tally } from '#core/games/day/day-facets.ts';

/** A choice, and the number of games that it leaves. */
export type Choice = { id: string; name: string } & (Tally | { count?: undefined });

type ControlProps = {
	id: string;
	/** Name of the parameter. */
	name: string;
	label: string;
	chosen: string;
	choices: readonly Choice[];
	choose: (value: string) => void;
	/** The words for no choice. */
	any?: string;
};

/** One of many choices, in the device's native list. */
export function Pick({ id, name, label, chosen, choices, choose, any = '' }: ControlProps) {
	return (
		<p className="filters-pick">
			<label htmlFor={id}>{label}</label>
			<select
				id={id}
				name={name}
				value={chosen}
				onChange={(event) => choose(event.currentTarget.value)}
			>
				<option value="">{any}</option>
				{choices.map((choice) => (
					<option key={choice.id} value={choice.id}>
						{choice.count === undefined ? choice.name : filterCopy.choice(choice.name, choice)}
					</option>
				))}
			</select>
		</p>
	);
}

/** One of a few choices, all visible. */
export function ChoiceSet({ id, name, label, chosen, choices, choose, any }: ControlProps) {
	const all: readonly Choice[] = any === undefined ? choices : [{ id: '', name: any }, ...choices];
	return (
		<fieldset className="filters-set">
			<legend>{label}</legend>
			{all.map((choice) => (
				<label key={choice.id} className="filters-one">
					<input
						type="radio"
						// Two forms on one page must not share a radio group.
						id={`${id}${choice.id}`}
						name={name}
						value={choice.id}
						checked={choice.id === chosen}
						onChange={() => choose(choice.id)}
					/>
					<span>{choice.name}</span>
					{choice.count === undefined ? null : (
						<span className="filters-count">{filterCopy.count(choice)}</span>
					)}
				</label>
			))}
		</fieldset>
	);
}
