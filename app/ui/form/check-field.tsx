type CheckFieldProps = {
	label: string;
	checked: boolean;
	onChange: (checked: boolean) => void;
};

/** A checkbox with its label. */
export function CheckField({ label, checked, onChange }: CheckFieldProps) {
	return (
		<label className="check">
			<input
				type="checkbox"
				checked={checked}
				onChange={(event) => onChange(event.target.checked)}
			/>
			<span>{label}</span>
		</label>
	);
}
