import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
	label: string;
	/** What is wrong with it, as a sentence. */
	error?: string | null | undefined;
	hint?: ReactNode;
	/** Beside the input, inside its frame. */
	after?: ReactNode;
};

/** A labelled input; its hint and its error are read with it. */
export function Field({ label, error = null, hint = null, after = null, ...input }: FieldProps) {
	const id = useId();
	const hintId = hint === null ? null : `${id}-hint`;
	const errorId = error === null ? null : `${id}-error`;
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<div className="field-box" data-invalid={error === null ? undefined : true}>
				<input
					id={id}
					aria-invalid={error === null ? undefined : true}
					aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
					{...input}
				/>
				{after}
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
