import { type SelectHTMLAttributes, useId } from 'react';

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
	label: string;
	options: readonly { value: string; label: string }[];
	hint?: string;
};

/** A labelled select. */
export function SelectField({ label, options, hint, ...select }: SelectFieldProps) {
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<div className="field-box">
				<select
					id={id}
					aria-describedby={hint === undefined ? undefined : `${id}-hint`}
					{...select}
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
