type CheckFieldProps = {
	label: string;
	checked: boolean;
	disabled?: boolean;
	onChange: (checked: boolean) => void;
};

/** A checkbox with its label. */
export function CheckField({ label, checked, disabled, onChange }: CheckFieldProps) {
	return (
		<label className="check">
			<input
				type="checkbox"
				checked={checked}
				disabled={disabled}
				onChange={(event) => onChange(event.target.checked)}
			/>
			<span>{label}</span>
		</label>
	);
}
