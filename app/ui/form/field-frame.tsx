import { type ReactNode, useId } from 'react';

/** What surrounds every control: its label, and a hint and an error that are read with it. */
export type FrameProps = {
	label: string;
	/** What is wrong with it, as a sentence. */
	error?: string | null | undefined;
	hint?: ReactNode;
};

/** What the control itself has to carry. */
type ControlProps = {
	id: string;
	'aria-invalid': true | undefined;
	'aria-describedby': string | undefined;
};

export function FieldFrame({
	label,
	error = null,
	hint = null,
	control,
}: FrameProps & { control: (props: ControlProps) => ReactNode }) {
	const id = useId();
	const hintId = hint === null ? null : `${id}-hint`;
	const errorId = error === null ? null : `${id}-error`;
	const isInvalid = error === null ? undefined : true;
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<div className="field-box" data-invalid={isInvalid}>
				{control({
					id,
					'aria-invalid': isInvalid,
					'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
				})}
			</div>
			{errorId === null ? null : (
				<p id={errorId} className="field-error">
					{error}
				</p>
			)}
			{hintId === null ? null : (
				<div id={hintId} className="field-hint">
					{hint}
				</div>
			)}
		</div>
	);
}
