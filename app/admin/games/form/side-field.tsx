import { Picker } from '#app/admin/names/picker.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { gameFormCopy as copy } from '#core/games/copy/form.ts';
import type { TypedSide } from '#core/games/form/typed-game.ts';

type SideFieldProps = {
	label: string;
	side: TypedSide;
	error: string | undefined;
	onChange(side: TypedSide): void;
	inputRef?: (input: HTMLInputElement | null) => void;
};

/** One side of a game: a team, or a description while undecided. */
export function SideField({ label, side, error, onChange, inputRef }: SideFieldProps) {
	return (
		<div className="side-field">
			{side.isOpen ? (
				<Field
					label={copy.undecidedLabel(label)}
					hint={copy.undecidedHint}
					maxLength={80}
					value={side.label}
					error={error}
					onChange={(event) => onChange({ ...side, label: event.target.value })}
				/>
			) : (
				<Picker
					kind="team"
					label={label}
					value={side.team}
					error={error}
					onChange={(team) => onChange({ ...side, team })}
					{...(inputRef === undefined ? {} : { inputRef })}
				/>
			)}
			<CheckField
				label={copy.undecidedSide(label)}
				checked={side.isOpen}
				onChange={(isOpen) => onChange({ ...side, isOpen })}
			/>
		</div>
	);
}
