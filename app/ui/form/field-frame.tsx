import { type ReactNode, useId } from 'react';

/** The frame of every control: its label, and the hint and error that describe it. */
export type FrameProps = {
	label: string;
	/** The validation problem, as a sentence. */
	error?: string | null | undefined;
	hint?: ReactNode;
};

/** Attributes for the control itself. */
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
