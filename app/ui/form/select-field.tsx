import { type ChangeEvent, type SelectHTMLAttributes, useId } from 'react';

type SelectFieldProps<Value extends string> = SelectHTMLAttributes<HTMLSelectElement> & {
	label: string;
	options: readonly { value: Value; label: string }[];
	hint?: string;
	/** Receives the option that was chosen. */
	onPick?: (value: Value) => void;
};

/** A labelled select. */
export function SelectField<Value extends string>({
	label,
	options,
	hint,
	onPick,
	onChange,
	...select
}: SelectFieldProps<Value>) {
	const id = useId();
	const change = (event: ChangeEvent<HTMLSelectElement>) => {
		onChange?.(event);
		const picked = options.find(({ value }) => value === event.target.value);
		if (picked !== undefined) onPick?.(picked.value);
	};
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<div className="field-box">
				<select
					id={id}
					aria-describedby={hint === undefined ? undefined : `${id}-hint`}
					{...select}
					onChange={change}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			</div>
			{hint === undefined ? null : (
				<p id={`${id}-hint`} className="field-hint">
					{hint}
				</p>
			)}
		</div>
	);
}
