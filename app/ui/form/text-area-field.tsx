import { type TextareaHTMLAttributes, useId } from 'react';

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
	label: string;
	/** What is wrong with it, as a sentence. */
	error?: string | null | undefined;
	hint?: string;
};

/** A labelled text of several lines; its hint and its error are read with it. */
export function TextAreaField({ label, error = null, hint, ...area }: TextAreaFieldProps) {
	const id = useId();
	const hintId = hint === undefined ? null : `${id}-hint`;
	const errorId = error === null ? null : `${id}-error`;
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<div className="field-box" data-invalid={error === null ? undefined : true}>
				<textarea
					id={id}
					aria-invalid={error === null ? undefined : true}
					aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
					{...area}
				/>
			</div>
			{errorId === null ? null : (
				<p id={errorId} className="field-error">
					{error}
				</p>
			)}
			{hintId === null ? null : (
				<p id={hintId} className="field-hint">
					{hint}
				</p>
			)}
		</div>
	);
}
